import { expect, test } from 'vitest';
import { isNearEnd, leftOutOf } from './room.ts';

test('what is pasted past the end of a field is counted: it was cut, and nobody was told', () => {
  for (const [length, selected, inserted, leftOut] of [
    [0, 0, 3000, 2500],
    [480, 0, 20, 0],
    [480, 0, 21, 1],
    // In the place of what is selected there is more room.
    [500, 500, 500, 0],
    [500, 0, 12, 12],
    // Longer than its field already, as a text of before: all that is new is left out, and no more than that.
    [900, 0, 12, 12],
  ] as const)
    expect(leftOutOf({ length, selected, inserted }, 500), `${inserted} into ${length}`).toBe(leftOut);
});

test('a count shows near the end of a long field, never in a short one', () => {
  expect([449, 450, 500].map((length) => isNearEnd(length, 500))).toEqual([false, true, true]);
  expect(isNearEnd(80, 80)).toBe(false);
});
