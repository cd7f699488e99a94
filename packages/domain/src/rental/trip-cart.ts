import { hourThousandths } from './duration.ts';
import type { RentalType } from './states.ts';

/** A trip, as far as the rules compare it. */
export type TripTerms = {
  readonly rentalType: RentalType;
  /** For day_wise: days × 24. For distance_wise: the travel time, which is never compared. */
  readonly hours: number;
};

/** A line of a trip cart. A vehicle can have several, its "rental options". */
export type TripCartLine = {
  readonly id: string;
  readonly vehicleId: string;
  readonly quantity: number;
  /** Rental types the vehicle has. */
  readonly rentalTypes: readonly RentalType[];
};

/** A non-empty trip cart, with vehicles of one provider for one rental type (api.md, rule 11). */
export type TripCart = {
  readonly provider: { readonly id: string; readonly name: string };
  readonly trip: TripTerms;
  readonly lines: readonly TripCartLine[];
};

/** The shortest trip by distance, in metres: one that leads nowhere costs nothing, and would hold vehicles all the same. */
export const TRIP_LEAST_METRES = 100;

/** A trip with what makes it complete. */
export type TripShape = TripTerms & {
  readonly hasDestination: boolean;
  /** The way to the destination; undefined where it is not known. */
  readonly distanceMetres?: number | undefined;
};

/** Why a trip is incomplete, or leads nowhere. */
export type TripShapeRefusal =
  | { readonly code: 'duration_required' }
  | { readonly code: 'destination_required' }
  | { readonly code: 'destination_too_near'; readonly metres: number };

/** Why the trip is incomplete: no duration, or no destination away from the pickup; undefined if it is complete. */
export function tripShapeRefusal(trip: TripShape): TripShapeRefusal | undefined {
  if (trip.rentalType !== 'distance_wise')
    return hourThousandths(trip.hours) > 0 ? undefined : { code: 'duration_required' };
  if (!trip.hasDestination) return { code: 'destination_required' };
  return isTooNear(trip.distanceMetres)
    ? { code: 'destination_too_near', metres: TRIP_LEAST_METRES }
    : undefined;
}

/** Whether a way is too short for a trip by distance; one that is not known is not. */
export function isTooNear(distanceMetres: number | undefined): boolean {
  return distanceMetres !== undefined && distanceMetres < TRIP_LEAST_METRES;
}

/** The shortest trip that can be booked: a vehicle is held for an hour at least, and let for whole days by the day. */
const LEAST_HOURS = { hourly: 1, day_wise: 24 } as const;

/** Why a complete trip cannot be booked: it is too short, and would cost next to nothing. */
export function shortTripRefusal({
  rentalType,
  hours,
}: TripTerms): { readonly code: 'duration_required' } | undefined {
  if (rentalType === 'distance_wise') return undefined;
  const isLongEnough = hourThousandths(hours) >= hourThousandths(LEAST_HOURS[rentalType]);
  return isLongEnough ? undefined : { code: 'duration_required' };
}

/** RENT-05: whether two hourly or day_wise trips differ in duration. */
export function durationDiffers(one: TripTerms, other: TripTerms): boolean {
  if (one.rentalType === 'distance_wise' || other.rentalType === 'distance_wise') return false;
  return hourThousandths(one.hours) !== hourThousandths(other.hours);
}

/** Total quantity of a vehicle over all lines. */
export function quantityOf(lines: readonly TripCartLine[], vehicleId: string): number {
  return lines.reduce((sum, line) => sum + (line.vehicleId === vehicleId ? line.quantity : 0), 0);
}
