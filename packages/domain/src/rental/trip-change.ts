import { type Decision, refused } from '../decision/index.ts';
import {
  type TripCart,
  type TripCartLine,
  type TripShape,
  type TripShapeRefusal,
  tripShapeRefusal,
} from './trip-cart.ts';

/** The requested change of the cart's trip. */
export type TripChange = {
  readonly trip: TripShape;
  /** Whether the trip starts in one of the provider's pickup zones. */
  readonly pickupAllowed: boolean;
  /** Free units by vehicle for the new trip; absent is none. */
  readonly freeUnits: ReadonlyMap<string, number>;
  /** Whether to remove lines that are not possible on the new trip. */
  readonly removeConflicting: boolean;
};

/** Why a line is not possible on the new trip. */
export type TripConflict = {
  readonly lineId: string;
  readonly vehicleId: string;
  readonly reason: 'trip_type' | 'not_available' | 'quantity';
};

/** Why the trip cannot be changed. */
export type TripChangeRefusal =
  | TripShapeRefusal
  | { readonly code: 'pickup_outside_zones' }
  /** Vehicles of the cart do not have the rental type; those that are not free are listed too. */
  | { readonly code: 'trip_type_conflict'; readonly conflicts: readonly TripConflict[] }
  /** A vehicle has no free unit. */
  | { readonly code: 'vehicle_not_available'; readonly conflicts: readonly TripConflict[] }
  /** A vehicle has only `count` free units, and the cart has more. */
  | {
      readonly code: 'vehicle_quantity';
      readonly count: number;
      readonly conflicts: readonly TripConflict[];
    };

/**
 * Decides whether the cart's trip can be changed, and which lines stay (RENT-05). All conflicting lines are listed at once,
 * so that a shopper who confirms their removal has seen them all. The result can be empty.
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

/** Conflicting lines. If a vehicle has too few free units, its later lines are the conflicting ones. */
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

/** The refusal: first a missing rental type, then no free unit, then too few. */
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
