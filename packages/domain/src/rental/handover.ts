import { type Decision, refused } from '../decision/index.ts';
import type { TripStatus } from './states.ts';

/** When a vehicle changes hands. */
export type HandoverMoment = 'pickup' | 'return';

/** Why a hand-over cannot be written down. */
export type HandoverRefusal = { readonly code: 'handover_not_now' };

const MOMENTS: Readonly<Record<HandoverMoment, readonly TripStatus[]>> = {
  // What was seen on the way out may be written on the way: whoever drives has other things in mind.
  pickup: ['confirmed', 'ongoing'],
  return: ['ongoing', 'completed'],
};

/** Whether what was seen of a vehicle may be written down in this state of its trip. */
export function decideHandover(
  status: TripStatus,
  moment: HandoverMoment,
): Decision<object, HandoverRefusal> {
  return MOMENTS[moment].includes(status) ? { ok: true } : refused({ code: 'handover_not_now' });
}

/** It came back with fewer kilometres than anybody saw when it left; `leastKm` is the fewest that were seen. */
export type OdometerRefusal = { readonly code: 'odometer_went_back'; readonly leastKm: number };

/**
 * Whether a vehicle can have come back with so many kilometres.
 * @param pickupsKm what its odometer showed at the pickup, by whoever wrote it down: one side's slip binds nobody once
 * the other side has written another
 */
export function decideOdometer(
  returnKm: number,
  pickupsKm: readonly number[],
): Decision<object, OdometerRefusal> {
  const leastKm = Math.min(...pickupsKm);
  return pickupsKm.length > 0 && returnKm < leastKm
    ? refused({ code: 'odometer_went_back', leastKm })
    : { ok: true };
}
