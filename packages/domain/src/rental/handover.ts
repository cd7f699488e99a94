import { type Decision, refused } from '../decision/index.ts';
import type { TripStatus } from './states.ts';

/** When a vehicle changes hands: at pickup or return. */
export type HandoverMoment = 'pickup' | 'return';

/** Why a handover cannot be recorded. */
export type HandoverRefusal = { readonly code: 'handover_not_now' };

const MOMENTS: Readonly<Record<HandoverMoment, readonly TripStatus[]>> = {
  // The pickup may still be recorded during the trip: whoever drives is busy at the start.
  pickup: ['confirmed', 'ongoing'],
  return: ['ongoing', 'completed'],
};

/** Decides whether a handover can be recorded in the trip's current status. */
export function decideHandover(
  status: TripStatus,
  moment: HandoverMoment,
): Decision<object, HandoverRefusal> {
  return MOMENTS[moment].includes(status) ? { ok: true } : refused({ code: 'handover_not_now' });
}

/** The odometer shows less than at pickup; `leastKm` is the lowest reading recorded then. */
export type OdometerRefusal = { readonly code: 'odometer_went_back'; readonly leastKm: number };

/**
 * Decides whether an odometer reading at the return is possible.
 * @param pickupsKm readings recorded at pickup by either side; the lowest counts, so that one side's mistake can be
 * corrected by the other
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
