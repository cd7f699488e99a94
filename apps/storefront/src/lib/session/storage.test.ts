import { afterEach, expect, test, vi } from 'vitest';
import { tabStorage } from './storage.ts';

afterEach(() => vi.unstubAllGlobals());

test('what a browser refuses to keep is there for as long as the page stands', () => {
  const refuse = (): never => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  };
  vi.stubGlobal('sessionStorage', { getItem: refuse, setItem: refuse, removeItem: refuse, clear: refuse });
  tabStorage.write('draft', 'Two cakes');
  expect(tabStorage.read('draft')).toBe('Two cakes');
  tabStorage.write('draft', null);
  expect(tabStorage.read('draft')).toBeNull();
  tabStorage.write('draft', 'One cake');
  tabStorage.clear();
  expect(tabStorage.read('draft')).toBeNull();
});

test('where no room is left, what was kept before does not come back instead of what is newer', () => {
  let isFull = false;
  const kept = new Map([['draft', 'One cake']]);
  vi.stubGlobal('sessionStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, text: string) => {
      if (isFull) throw new DOMException('No room.', 'QuotaExceededError');
      kept.set(name, text);
    },
    removeItem: (name: string) => kept.delete(name),
  });
  isFull = true;
  tabStorage.write('draft', 'Two cakes');
  expect(tabStorage.read('draft')).toBe('Two cakes');
  isFull = false;
  tabStorage.write('draft', 'Three cakes');
  expect(kept.get('draft')).toBe('Three cakes');
  tabStorage.write('draft', null);
  expect(tabStorage.read('draft')).toBeNull();
});

test('what finds no room in the browser is kept for the tab: a reload lost a guest’s cart', async () => {
  const inTab = new Map<string, string>();
  const inBrowser = new Map([['guest_id', 'of another day']]);
  let isFull = true;
  vi.stubGlobal('sessionStorage', {
    getItem: (name: string) => inTab.get(name) ?? null,
    setItem: (name: string, text: string) => inTab.set(name, text),
    removeItem: (name: string) => inTab.delete(name),
  });
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => inBrowser.get(name) ?? null,
    setItem: (name: string, text: string) => {
      if (isFull) throw new DOMException('No room.', 'QuotaExceededError');
      inBrowser.set(name, text);
    },
    removeItem: (name: string) => inBrowser.delete(name),
  });
  const load = async () => {
    vi.resetModules();
    return (await import('./storage.ts')).browserStorage;
  };
  (await load()).write('guest_id', 'of today');
  expect((await load()).read('guest_id')).toBe('of today');
  isFull = false;
  (await load()).write('guest_id', 'of now');
  expect(inBrowser.get('guest_id')).toBe('of now');
  expect(inTab.size).toBe(0);
});
