import { expect, test } from 'vitest';
import { decideHandover, decideOdometer, TRIP_STATUSES } from './index.ts';

test.each([
  ['pickup', ['confirmed', 'ongoing']],
  ['return', ['ongoing', 'completed']],
] as const)('[RENT-16] what was seen at the %s is written down while the trip is %j', (moment, statuses) => {
  expect(TRIP_STATUSES.filter((status) => decideHandover(status, moment).ok)).toEqual(statuses);
  expect(decideHandover('pending', moment)).toEqual({ ok: false, refusal: { code: 'handover_not_now' } });
});

test('[RENT-16] a vehicle does not come back with fewer kilometres than it left with', () => {
  const refusal = { code: 'odometer_went_back', leastKm: 12_000 };
  expect(decideOdometer(11_999, [12_000])).toEqual({ ok: false, refusal });
  expect(decideOdometer(12_000, [12_000]).ok).toBe(true);
  expect(decideOdometer(0, []).ok).toBe(true);
});

test('[RENT-16] a slip of one side at the pickup keeps nobody from writing down the return', () => {
  expect(decideOdometer(12_100, [120_000, 12_000]).ok).toBe(true);
});
