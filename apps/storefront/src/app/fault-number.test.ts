import { expect, test } from 'vitest';
import { faultNumber } from './fault-number.ts';

test.each([
  [500, 'abc-1'],
  [502, 'abc-1'],
  [503, null],
  [404, null],
])(
  '[SYS-13] a page of a market that is not ready is tried again, and has no number: it could only be reported (%s)',
  (status, number) => {
    expect(faultNumber(status, 'abc-1')).toBe(number);
  },
);
