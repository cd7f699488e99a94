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
