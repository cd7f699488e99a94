import { afterEach, expect, test, vi } from 'vitest';
import { keyOfWrite, noteLost } from './lost-writes.ts';

const house = { body: { address: 'Ejido 1545' } };

afterEach(() => {
  vi.useRealTimers();
});

test('a write whose answer was lost goes under its key once more, and what is answered does not', () => {
  const key = keyOfWrite('addresses.add', house);
  noteLost('addresses.add', house, key);
  expect(keyOfWrite('addresses.add', house)).toBe(key);
  expect(keyOfWrite('addresses.add', house)).not.toBe(key);
});

test('another body, another write of the room, and a press much later are something new', () => {
  noteLost('addresses.add', house, 'first');
  expect(keyOfWrite('addresses.add', { body: { address: 'Ejido 1547' } })).not.toBe('first');
  noteLost('addresses.add', house, 'first');
  keyOfWrite('addresses.delete', { query: { address_id: '1' } });
  expect(keyOfWrite('addresses.add', house)).not.toBe('first');
  vi.useFakeTimers();
  noteLost('addresses.add', house, 'first');
  vi.advanceTimersByTime(121_000);
  expect(keyOfWrite('addresses.add', house)).not.toBe('first');
});

test('a write in another room leaves it as it is', () => {
  noteLost('addresses.add', house, 'first');
  keyOfWrite('wishlist.add', {});
  expect(keyOfWrite('addresses.add', house)).toBe('first');
});
