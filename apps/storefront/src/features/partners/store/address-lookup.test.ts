import { expect, test } from 'vitest';
import { addressLookup } from './address-lookup.ts';

/** A lookup whose answers come when the test says so. */
function slowLookup() {
  const answers: ((address: string | undefined) => void)[] = [];
  const lookup = addressLookup(() => new Promise((resolve) => answers.push(resolve)));
  return { lookup, answers };
}

const [corner, square] = [
  { lat: -34.9, lng: -56.19 },
  { lat: -34.91, lng: -56.2 },
];

test('an address that is found after the pin has moved on is not taken: it stood beside the new point', async () => {
  const { lookup, answers } = slowLookup();
  const [first, second] = [lookup.look(corner), lookup.look(square)];
  answers[1]?.('Plaza Matriz');
  answers[0]?.('Rincón 500');
  expect(await Promise.all([first, second])).toEqual([undefined, 'Plaza Matriz']);
});

test('an address that is found after another was typed is not taken: it replaced what was typed', async () => {
  const { lookup, answers } = slowLookup();
  const found = lookup.look(corner);
  lookup.stop();
  answers[0]?.('Rincón 500');
  expect(await found).toBeUndefined();
  const again = lookup.look(square);
  answers[1]?.('Plaza Matriz');
  expect(await again).toBe('Plaza Matriz');
});

test('a point whose address cannot be asked for has none', async () => {
  const lookup = addressLookup(() => Promise.reject(new Error('away')));
  expect(await lookup.look(corner)).toBeUndefined();
});
