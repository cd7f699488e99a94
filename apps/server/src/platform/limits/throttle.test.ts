import { expect, test } from 'vitest';
import { throttlePerSecond } from './throttle.ts';

test('so many times a second, and as often in the next; a clock that is set back ends the second', () => {
  let nowMs = 1_000_000;
  const may = throttlePerSecond({ now: () => nowMs }, 2);
  const asked = () => [may(), may(), may()];
  expect(asked()).toEqual([true, true, false]);
  nowMs += 500;
  expect(asked()).toEqual([false, false, false]);
  nowMs += 501;
  expect(asked()).toEqual([true, true, false]);
  nowMs -= 3_600_000;
  expect(asked()).toEqual([true, true, false]);
});
