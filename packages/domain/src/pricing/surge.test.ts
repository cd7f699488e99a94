import { expect, test } from 'vitest';
import { surgeAt } from './surge.ts';

const friday = 5;
const rules = {
  percent: 5,
  times: [
    {
      weekdays: [friday],
      fromMinute: 22 * 60,
      untilMinute: 2 * 60,
      surge: { type: 'amount', amountMinor: 300 },
    },
    {
      weekdays: [0, 1, 2, 3, 4, 5, 6],
      fromMinute: 12 * 60,
      untilMinute: 14 * 60,
      surge: { type: 'percent', percent: 20 },
    },
  ],
} as const;
const night = { type: 'amount', amountMinor: 300 };
const lunch = { type: 'percent', percent: 20 };
const usual = { type: 'percent', percent: 5 };

test.each([
  ['before lunch', 3, 11 * 60 + 59, usual],
  ['as lunch begins', 3, 12 * 60, lunch],
  ['in its last minute', 3, 13 * 60 + 59, lunch],
  ['as it ends', 3, 14 * 60, usual],
  ['on Friday night', friday, 23 * 60, night],
  ['after that midnight', 6, 60, night],
  ['as that night ends', 6, 2 * 60, usual],
  ['after the midnight before', friday, 60, usual],
])('api.md, rule 1: a busy hour asks more by zone, module and time: %s', (_when, weekday, minute, surge) => {
  expect(surgeAt(rules, { weekday, minute })).toEqual(surge);
});

test('without any rule nothing is asked', () => {
  expect(surgeAt({ percent: 0, times: [] }, { weekday: 1, minute: 0 })).toBeUndefined();
});
