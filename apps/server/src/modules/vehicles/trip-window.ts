import { pickupAtOf, scheduledPickup, tripEndsAt } from '@promenade/domain/rental';
import { refuseValue } from '../../platform/errors.ts';
import type { RentalScope } from './rental-scope.ts';

/** From an instant until before another. */
export interface TripWindow {
  readonly fromMs: number;
  readonly untilMs: number;
}

/** Pickup time and duration, as requested. */
export interface AskedWindow {
  readonly pickup_time?: string | undefined;
  readonly estimated_hours?: number | undefined;
}

/** The window for which free vehicles are counted (RENT-19): the requested time, else the hour from now (RENT-12). */
export function windowOf(
  { settings, nowMs }: Pick<RentalScope, 'settings' | 'nowMs'>,
  { pickup_time: text, estimated_hours: hours = 0 }: AskedWindow,
): TripWindow {
  const askedMs = text === undefined ? null : pickupAtOf(text, settings.timeZone, nowMs);
  if (askedMs === undefined) refuseValue('query.pickup_time', 'no_such_day');
  const fromMs = scheduledPickup(askedMs ?? null, nowMs) ?? nowMs;
  return { fromMs, untilMs: tripEndsAt(fromMs, hours) };
}
