import type { InstantMs } from '../hours/index.ts';
import { toMinor } from '../money/index.ts';
import type { RentalType } from './states.ts';

const HOUR_MS = 3_600_000;
const HOURS_OF_DAY = 24;
const METRES_OF_KILOMETRE = 1000;
/** Hours and kilometres have up to three decimals (rental.md section 9). */
const THOUSANDTHS = 3;

/** The multiple of the rate that a trip costs, as the fraction `units` / `of` of whole numbers, so that prices are exact. */
export type TripMeasure = { readonly units: number; readonly of: number };

/** Duration or distance of a trip, as far as prices need it. */
export type TripLength = {
  readonly rentalType: RentalType;
  /** For day_wise: days × 24. Ignored for distance_wise. */
  readonly hours: number;
  /** Only for distance_wise; rounded to whole metres. */
  readonly distanceMetres: number;
};

/** The hours, days or kilometres that are charged (RENT-09; a day is 24 hours, whatever clock changes do). */
export function tripMeasure({ rentalType, hours, distanceMetres }: TripLength): TripMeasure {
  if (rentalType === 'distance_wise') return { units: Math.round(distanceMetres), of: METRES_OF_KILOMETRE };
  const units = hourThousandths(hours);
  return { units, of: rentalType === 'day_wise' ? HOURS_OF_DAY * 1000 : 1000 };
}

/** Hours in the unit used for comparing and calculating. */
export function hourThousandths(hours: number): number {
  return toMinor(hours, THOUSANDTHS);
}

/** estimated_days from hours (RENT-10). */
export function daysOfHours(hours: number): number {
  return hours / HOURS_OF_DAY;
}

/** estimated_hours from days (RENT-10). */
export function hoursOfDays(days: number): number {
  return days * HOURS_OF_DAY;
}

/** Metres as in the API: kilometres with three decimals (RENT-10). */
export function kilometresOf(metres: number): number {
  return Math.round(metres) / METRES_OF_KILOMETRE;
}

/** destination_time: travel time in whole hours (RENT-10). */
export function destinationHours(seconds: number): number {
  return Math.floor(seconds / 3600);
}

/**
 * End of a trip (api.md, rule 11): its start plus its hours, rounded up to whole hours, at least one. The end is excluded:
 * another trip can start at that instant.
 */
export function tripEndsAt(startsAtMs: InstantMs, hours: number): InstantMs {
  return startsAtMs + Math.max(1, Math.ceil(hourThousandths(hours) / 1000)) * HOUR_MS;
}
