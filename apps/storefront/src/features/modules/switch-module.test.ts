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

/** Calls that say for which module each was made. */
function callsOver(cartZones: Readonly<Record<string, readonly string[]>>) {
  const made: string[] = [];
  const moduleNow = () => (JSON.parse(root.dataset['module'] ?? '{}') as { id: string }).id;
  return {
    made,
    lines: async () => {
      made.push(`lines of ${moduleNow()}`);
      return (cartZones[moduleNow()] ?? []).map((zone_id) => ({ item: { zone_id } }));
    },
    clearCart: async () => void made.push(`clear ${moduleNow()}`),
    categories: async () => {
      made.push(`categories of ${moduleNow()}`);
      return [{}];
    },
  };
}

const toast = () => JSON.parse(sessionStorage.getItem('pending-toast') ?? '{}');

test('[MOD-06] rental clears a cart of another zone, in the module that is left, and says so for 5 s', async () => {
  const calls = callsOver({ food: ['north'] });
  await switchModule(moduleOf('rental'), calls);
  expect(calls.made).toEqual(['lines of food', 'clear food', 'lines of rental']);
  expect(toast()).toEqual({ kind: 'warning', key: 'module.cartCleared', durationMs: 5000 });
  expect(assign).toHaveBeenCalledExactlyOnceWith('/home');
});

test('[MOD-06] rental keeps a cart whose zone it serves', async () => {
  const calls = callsOver({ food: ['north', 'centre'] });
  await switchModule(moduleOf('rental'), calls);
  expect(calls.made).toEqual(['lines of food', 'lines of rental']);
  expect(toast()).toEqual({ kind: 'success', key: 'module.locationSet' });
  expect(assign).toHaveBeenCalledExactlyOnceWith('/home');
});

test('[MOD-07] the count in the header is the new module’s cart; the module is stored', async () => {
  const calls = callsOver({ rental: ['centre'], food: ['north', 'north'] });
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
  const calls = { ...callsOver({}), lines: () => Promise.reject(new TypeError('lost')) };
  await expect(switchModule(moduleOf('rental'), calls)).rejects.toThrow('lost');
  expect(localStorage.getItem('module')).toBeNull();
  expect(assign).not.toHaveBeenCalled();
});
