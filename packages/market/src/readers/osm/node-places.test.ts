import fc from 'fast-check';
import { expect, test } from 'vitest';
import { NodePlaces } from './node-places.ts';

test('every node is found where it was put, in whatever order, and no other', () => {
  const ids = fc.uniqueArray(fc.maxSafeInteger(), { maxLength: 200 });
  fc.assert(
    fc.property(ids, fc.boolean(), (list, sorted) => {
      const places = new NodePlaces();
      const order = sorted ? list.toSorted((a, b) => a - b) : list;
      for (const id of order) places.add(id, id % 900_000_000, id % 1_800_000_000);
      places.seal();
      for (const id of list)
        expect(places.find(id)).toEqual([(id % 1_800_000_000) / 1e7, (id % 900_000_000) / 1e7]);
      const strangers = list.map((id) => id + 1).filter((id) => !list.includes(id));
      for (const id of strangers) expect(places.find(id)).toBeUndefined();
    }),
    { numRuns: 30 },
  );
});

test('chunk after chunk, with gaps as wide as ids have', () => {
  const places = new NodePlaces();
  const id = (i: number): number => i * 3 + (i > 100_000 ? 2 ** 40 : 0);
  for (let i = 0; i < 200_000; i++) places.add(id(i), i, 5 - i);
  places.seal();
  for (let i = 0; i < 200_000; i += 997) expect(places.find(id(i))).toEqual([(5 - i) / 1e7, i / 1e7]);
  expect(places.find(1)).toBeUndefined();
  expect(places.find(2 ** 39)).toBeUndefined();
});
