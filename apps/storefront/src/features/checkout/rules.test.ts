import { expect, test } from 'vitest';
import { tipSuggestions } from './bill/tip-suggestions.ts';
import { slotDays } from './time/slots.ts';

test.each([
  [1000, 0, [50, 100, 150]],
  [640, 0, [30, 60, 100]],
  [40, 0, [5]],
  [0, 0, [5]],
  [25, 2, [1.5, 2.5, 4]],
])('tips for %s with %s decimals: %j', (subtotal, decimals, expected) =>
  expect(tipSuggestions(subtotal, decimals)).toEqual(expected),
);

test('[CHK-08] slots stand under their day, in order', () => {
  const slots = ['2026-11-20T23:30:00.000Z', '2026-11-21T00:00:00.000Z', '2026-11-21T00:30:00.000Z'];
  expect(slotDays(slots, (at) => at.slice(0, 10))).toEqual([
    { day: '2026-11-20', slots: [slots[0]] },
    { day: '2026-11-21', slots: [slots[1], slots[2]] },
  ]);
});
