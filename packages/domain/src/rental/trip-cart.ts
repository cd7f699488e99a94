import { hourThousandths } from './duration.ts';
import type { RentalType } from './states.ts';

/** What of a trip the rules compare. */
export type TripTerms = {
  readonly rentalType: RentalType;
  /** Of day_wise the days × 24; of distance_wise what the way takes, which is never compared. */
  readonly hours: number;
};

/** A line of a trip cart: a vehicle may have several, its "rental options". */
export type TripCartLine = {
  readonly id: string;
  readonly vehicleId: string;
  readonly quantity: number;
  /** How the vehicle is let. */
  readonly rentalTypes: readonly RentalType[];
};

/** A trip cart with something in it: all of one provider and one rental type (api.md, rule 11). */
export type TripCart = {
  readonly provider: { readonly id: string; readonly name: string };
  readonly trip: TripTerms;
  readonly lines: readonly TripCartLine[];
};

/** Why a trip cannot be as it was asked for. */
export type TripShapeRefusal =
  | { readonly code: 'duration_required' }
  | { readonly code: 'destination_required' };

/** Whether the trip says for how long, or where to; undefined when it does. */
export function tripShapeRefusal(
  trip: TripTerms & { readonly hasDestination: boolean },
): TripShapeRefusal | undefined {
  if (trip.rentalType === 'distance_wise')
    return trip.hasDestination ? undefined : { code: 'destination_required' };
  return hourThousandths(trip.hours) > 0 ? undefined : { code: 'duration_required' };
}

/** RENT-05: whether both are by the hour or by the day, and not as long as each other. */
export function durationDiffers(one: TripTerms, other: TripTerms): boolean {
  if (one.rentalType === 'distance_wise' || other.rentalType === 'distance_wise') return false;
  return hourThousandths(one.hours) !== hourThousandths(other.hours);
}

/** How many of a vehicle the lines have together. */
export function quantityOf(lines: readonly TripCartLine[], vehicleId: string): number {
  return lines.reduce((sum, line) => sum + (line.vehicleId === vehicleId ? line.quantity : 0), 0);
}
