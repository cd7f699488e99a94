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
