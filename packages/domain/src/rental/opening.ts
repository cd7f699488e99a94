import { type Decision, refused } from '../decision/index.ts';
import { type InstantMs, isOpenAt, type WeeklyHours } from '../hours/index.ts';

/** Why a trip cannot be for the time that was asked for: nobody is there to hand its vehicles over, or to take them back. */
export type TripHoursRefusal = { readonly code: 'pickup_closed' } | { readonly code: 'return_closed' };

/**
 * Whether somebody is there at both ends of a trip (api.md, rule 10, for a provider's hours). Vehicles are fetched from
 * the opening on and before the closing; they may come back at the closing itself.
 */
export function decideTripHours(
  hours: WeeklyHours,
  { fromMs, untilMs }: { readonly fromMs: InstantMs; readonly untilMs: InstantMs },
): Decision<object, TripHoursRefusal> {
  if (!isOpenAt(hours, fromMs)) return refused({ code: 'pickup_closed' });
  return canComeBackAt(hours, untilMs) ? { ok: true } : refused({ code: 'return_closed' });
}

/** Whether vehicles may come back at the instant: while it is open, or as it closes. */
export function canComeBackAt(hours: WeeklyHours, atMs: InstantMs): boolean {
  return isOpenAt(hours, atMs) || isOpenAt(hours, atMs - 1);
}
