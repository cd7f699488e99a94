import { expect, test } from 'vitest';
import { decideHandover, TRIP_STATUSES } from './index.ts';

test.each([
  ['pickup', ['confirmed', 'ongoing']],
  ['return', ['ongoing', 'completed']],
] as const)('[RENT-16] what was seen at the %s is written down while the trip is %j', (moment, statuses) => {
  expect(TRIP_STATUSES.filter((status) => decideHandover(status, moment).ok)).toEqual(statuses);
  expect(decideHandover('pending', moment)).toEqual({ ok: false, refusal: { code: 'handover_not_now' } });
});
