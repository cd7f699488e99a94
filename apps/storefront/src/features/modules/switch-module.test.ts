import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { switchModule } from './switch-module.ts';

const storage = () => {
  const kept = new Map<string, string>();
  return {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
    removeItem: (name: string) => void kept.delete(name),
  };
};

const moduleOf = (module_type: 'food' | 'parcel' | 'rental') => ({
  id: module_type,
  module_type,
  module_name: module_type,
  icon_full_url: '',
  zones: ['centre'],
  status: 1 as const,
});

const assign = vi.fn();
const root = { dataset: {} as Record<string, string> };

beforeEach(() => {
  assign.mockReset();
  root.dataset = { module: '{"id":"food","module_type":"food"}' };
  vi.stubGlobal('localStorage', storage());
  vi.stubGlobal('sessionStorage', storage());
  vi.stubGlobal('document', { documentElement: root, cookie: '' });
  vi.stubGlobal('location', { protocol: 'http:' });
  vi.stubGlobal('window', { location: { assign } });
});
afterEach(() => vi.unstubAllGlobals());

/** Calls that say for which module each was made. @param tripZones of each vehicle of the trip cart */
function callsOver(lines: Readonly<Record<string, number>>, tripZones: readonly (readonly string[])[] = []) {
  const made: string[] = [];
  const moduleNow = () => (JSON.parse(root.dataset['module'] ?? '{}') as { id: string }).id;
  return {
    made,
    lines: async () => {
      made.push(`lines of ${moduleNow()}`);
      return Array.from({ length: lines[moduleNow()] ?? 0 });
    },
    tripLines: async () => {
      made.push('trip lines');
      return tripZones.map((pickup_zone_id) => ({ provider: { pickup_zone_id } }));
    },
    clearTripCart: async () => void made.push('clear trip'),
    categories: async () => {
      made.push(`categories of ${moduleNow()}`);
      return [{}];
    },
  };
}

const toast = () => JSON.parse(sessionStorage.getItem('pending-toast') ?? '{}');

test('[MOD-06] rental clears a trip cart of another zone, and says so for 5 s', async () => {
  const calls = callsOver({}, [['north']]);
  await switchModule(moduleOf('rental'), calls);
  expect(calls.made).toEqual(['trip lines', 'clear trip', 'trip lines']);
  expect(toast()).toEqual({ kind: 'warning', key: 'module.cartCleared', durationMs: 5000 });
  expect(assign).toHaveBeenCalledExactlyOnceWith('/home');
});

test('[MOD-06] rental keeps a trip cart of which it serves one pickup zone', async () => {
  const calls = callsOver({ food: 3 }, [['north', 'centre']]);
  await switchModule(moduleOf('rental'), calls);
  expect(calls.made).toEqual(['trip lines', 'trip lines']);
  expect(localStorage.getItem('cart-list')).toBe('1');
  expect(toast()).toEqual({ kind: 'success', key: 'module.locationSet' });
  expect(assign).toHaveBeenCalledExactlyOnceWith('/home');
});

test('[MOD-07] the count in the header is the new module’s cart; the module is stored', async () => {
  const calls = callsOver({ rental: 9, food: 2 }, [['north']]);
  root.dataset['module'] = '{"id":"rental","module_type":"rental"}';
  await switchModule(moduleOf('food'), calls);
  expect(localStorage.getItem('cart-list')).toBe('2');
  expect(localStorage.getItem('module')).toBe('{"id":"food","module_type":"food"}');
  expect(toast()).toEqual({ kind: 'success', key: 'module.selected' });
});

test.each([
  ['food', '/interest'],
  ['parcel', '/home'],
] as const)('[NAV-06] [MOD-05] a customer who switches to %s is led to %s', async (type, path) => {
  localStorage.setItem('token', 't');
  await switchModule(moduleOf(type), callsOver({}));
  expect(assign).toHaveBeenCalledExactlyOnceWith(path);
});

test('a switch whose cart cannot be read does not happen', async () => {
  const calls = { ...callsOver({}), tripLines: () => Promise.reject(new TypeError('lost')) };
  await expect(switchModule(moduleOf('rental'), calls)).rejects.toThrow('lost');
  expect(localStorage.getItem('module')).toBeNull();
  expect(assign).not.toHaveBeenCalled();
});
