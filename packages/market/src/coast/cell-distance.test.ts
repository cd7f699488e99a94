import fc from 'fast-check';
import { expect, test } from 'vitest';
import { distanceToSet, FIFTHS_PER_CELL } from './cell-distance.ts';

const side = 60;
const cell = fc.integer({ min: 0, max: side - 1 });

test('how far it is to the nearest of some cells is 8 % too much at the most, and 1 % too little', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(cell, cell), { minLength: 1, maxLength: 6 }), cell, cell, (set, x, y) => {
      const cells = new Uint8Array(side * side);
      for (const [column, row] of set) cells[row * side + column] = 1;
      const fifths = distanceToSet(cells, side, side)[y * side + x] ?? 0;
      const nearest = set.map(([column, row]) => Math.hypot(column - x, row - y));
      const truth = Math.min(...nearest) * FIFTHS_PER_CELL;
      expect(fifths).toBeGreaterThanOrEqual(truth * 0.989);
      expect(fifths).toBeLessThanOrEqual(truth * 1.078);
    }),
  );
});

test('where nothing is set it is farther than any map is wide', () => {
  expect(Math.min(...distanceToSet(new Uint8Array(9), 3, 3))).toBeGreaterThan(10_000 * FIFTHS_PER_CELL);
});
