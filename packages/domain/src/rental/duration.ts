import type { InstantMs } from '../hours/index.ts';
import { toMinor } from '../money/index.ts';
import type { RentalType } from './states.ts';

const HOUR_MS = 3_600_000;
const HOURS_OF_DAY = 24;
const METRES_OF_KILOMETRE = 1000;
/** Hours, as kilometres, are read to three decimals (rental.md section 9). */
const THOUSANDTHS = 3;

/** How much of its rate a trip costs: `units` of `of`, both whole, so that prices are exact. */
export type TripMeasure = { readonly units: number; readonly of: number };

/** How long or how far a trip is, as far as prices go. */
export type TripLength = {
  readonly rentalType: RentalType;
  /** Of day_wise the days × 24. Not looked at where the trip is by distance. */
  readonly hours: number;
  /** Looked at where the trip is by distance alone; read to whole metres. */
  readonly distanceMetres: number;
};

/** Hours, days or kilometres (RENT-09; a day is 24 hours, whatever the clocks do). */
export function tripMeasure({ rentalType, hours, distanceMetres }: TripLength): TripMeasure {
  if (rentalType === 'distance_wise') return { units: Math.round(distanceMetres), of: METRES_OF_KILOMETRE };
  const units = hourThousandths(hours);
  return { units, of: rentalType === 'day_wise' ? HOURS_OF_DAY * 1000 : 1000 };
}

/** Hours in the unit in which they are compared and reckoned with. */
export function hourThousandths(hours: number): number {
  return toMinor(hours, THOUSANDTHS);
}

/** What estimated_days shows (RENT-10). */
export function daysOfHours(hours: number): number {
  return hours / HOURS_OF_DAY;
}

/** What estimated_hours is for so many days (RENT-10). */
export function hoursOfDays(days: number): number {
  return days * HOURS_OF_DAY;
}

/** Metres as the wire tells them: kilometres to three decimals (RENT-10). */
export function kilometresOf(metres: number): number {
  return Math.round(metres) / METRES_OF_KILOMETRE;
}

/** destination_time: the whole hours of a way (RENT-10). */
export function destinationHours(seconds: number): number {
  return Math.floor(seconds / 3600);
}

/**
 * When a trip is over (api.md, rule 11): its start and its hours, rounded up to whole ones, one at the least. The end
 * is not part of the trip: another one may begin at that instant.
 */
export function tripEndsAt(startsAtMs: InstantMs, hours: number): InstantMs {
  return startsAtMs + Math.max(1, Math.ceil(hourThousandths(hours) / 1000)) * HOUR_MS;
}
