import { expect, test } from 'vitest';
import { freshFirst } from './fresh-first.ts';

const cards = (ids: string) => [...ids].map((id) => ({ id }));
const ids = (picked: readonly { readonly id: string }[]) => picked.map(({ id }) => id).join('');

test('strips under each other show different things as long as there are any', () => {
  const seen = new Set<string>();
  expect(ids(freshFirst(cards('abcdef'), seen, 3))).toBe('abc');
  expect(ids(freshFirst(cards('cabdefg'), seen, 3))).toBe('def');
  expect(ids(freshFirst(cards('abg'), seen, 3))).toBe('gab');
  expect(ids(freshFirst([], seen, 3))).toBe('');
});

test('a strip of popular dishes began with one that is sold out', () => {
  const popular = [{ id: 'a', stock: 0 }, { id: 'b', available: false }, ...cards('cde')];
  expect(ids(freshFirst(popular, new Set('c'), 4))).toBe('deca');
});
