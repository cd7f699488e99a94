import { type Decision, refused } from '../decision/index.ts';
import {
  type TripCart,
  type TripCartLine,
  type TripShapeRefusal,
  type TripTerms,
  tripShapeRefusal,
} from './trip-cart.ts';

/** What the cart's trip is to become. */
export type TripChange = {
  readonly trip: TripTerms & { readonly hasDestination: boolean };
  /** Whether it begins where the cart's provider lets it. */
  readonly pickupAllowed: boolean;
  /** Free units by vehicle, for the new trip; absent is none. */
  readonly freeUnits: ReadonlyMap<string, number>;
  /** Lines that the new trip cannot have are taken out. */
  readonly removeConflicting: boolean;
};

/** Why a line cannot be on the new trip. */
export type TripConflict = {
  readonly lineId: string;
  readonly vehicleId: string;
  readonly reason: 'trip_type' | 'not_available' | 'quantity';
};

/** Why a trip does not change. */
export type TripChangeRefusal =
  | TripShapeRefusal
  | { readonly code: 'pickup_outside_zones' }
  /** Vehicles of the cart are not let that way; those that are not free are named with them. */
  | { readonly code: 'trip_type_conflict'; readonly conflicts: readonly TripConflict[] }
  /** None is free of a vehicle. */
  | { readonly code: 'vehicle_not_available'; readonly conflicts: readonly TripConflict[] }
  /** `count` are free of a vehicle, and the cart has more. */
  | {
      readonly code: 'vehicle_quantity';
      readonly count: number;
      readonly conflicts: readonly TripConflict[];
    };

/**
 * RENT-05: whether the cart's trip may become another one, and which lines stay. All lines in conflict are named at
 * once, so that who agrees to their removal has seen them all. Nothing may be left.
 */
export function decideTripChange(
  cart: Pick<TripCart, 'lines'>,
  change: TripChange,
): Decision<{ kept: readonly TripCartLine[]; removed: readonly TripCartLine[] }, TripChangeRefusal> {
  const shape = tripShapeRefusal(change.trip);
  if (shape) return refused(shape);
  if (!change.pickupAllowed) return refused({ code: 'pickup_outside_zones' });
  const conflicts = conflictsOf(cart.lines, change);
  const first = conflicts[0];
  if (!first || change.removeConflicting) {
    const goes = new Set(conflicts.map(({ lineId }) => lineId));
    return {
      ok: true,
      kept: cart.lines.filter((line) => !goes.has(line.id)),
      removed: cart.lines.filter((line) => goes.has(line.id)),
    };
  }
  return refused(refusalOf(first, conflicts, change));
}

/** Lines in their order: of a vehicle with too few free units, the later ones are in conflict. */
function conflictsOf(lines: readonly TripCartLine[], { trip, freeUnits }: TripChange): TripConflict[] {
  const left = new Map(freeUnits);
  const conflicts: TripConflict[] = [];
  for (const { id: lineId, vehicleId, quantity, rentalTypes } of lines) {
    const free = left.get(vehicleId) ?? 0;
    if (!rentalTypes.includes(trip.rentalType)) conflicts.push({ lineId, vehicleId, reason: 'trip_type' });
    else if (quantity <= free) left.set(vehicleId, free - quantity);
    else {
      const reason = (freeUnits.get(vehicleId) ?? 0) > 0 ? 'quantity' : 'not_available';
      conflicts.push({ lineId, vehicleId, reason });
    }
  }
  return conflicts;
}

/** A trip type that a vehicle does not have is told first, then that none is free, then that too few are. */
function refusalOf(
  first: TripConflict,
  conflicts: readonly TripConflict[],
  { freeUnits }: TripChange,
): TripChangeRefusal {
  if (conflicts.some(({ reason }) => reason === 'trip_type'))
    return { code: 'trip_type_conflict', conflicts };
  if (conflicts.some(({ reason }) => reason === 'not_available'))
    return { code: 'vehicle_not_available', conflicts };
  return { code: 'vehicle_quantity', count: freeUnits.get(first.vehicleId) ?? 0, conflicts };
}
