import type { RefusalParams } from '@promenade/contract/refusals';
import type {
  AddVehicleRefusal,
  TripChangeRefusal,
  TripConflict,
  VehicleQuantityRefusal,
} from '@promenade/domain/rental';
import type { LatLng } from '@promenade/domain/zones';
import type { Ctx } from '../../platform/context.ts';
import { refuse } from '../../platform/errors.ts';
import { pickupParams, type VehicleRow, viewVehicle } from '../vehicles/index.ts';
import type { OpenTripCart } from './open-trip-cart.ts';

/** Any reason why the trip cart does not become what was asked. */
export type AnyTripRefusal = AddVehicleRefusal | TripChangeRefusal | VehicleQuantityRefusal;

interface Refused {
  readonly cart: OpenTripCart;
  readonly vehicle: VehicleRow | undefined;
  /** That was asked for, where it is not the cart's. */
  readonly trip?: { readonly pickup: LatLng } | undefined;
}

/** Lines that cannot be on the trip that was asked for, as a screen lists them. */
async function viewConflicts(ctx: Ctx, cart: OpenTripCart, conflicts: readonly TripConflict[]) {
  const views = conflicts.map(async ({ lineId, reason }) => {
    const line = cart.lines.find(({ id }) => id === lineId);
    if (!line) return [];
    const { name, thumbnail_full_url } = await viewVehicle(ctx, line.vehicle, 0);
    const { id, quantity, vehicle_id } = line;
    return [{ id, vehicle_id, name, thumbnail_full_url, quantity, reason }];
  });
  return (await Promise.all(views)).flat();
}

async function paramsOf(
  ctx: Ctx,
  refusal: AnyTripRefusal,
  vehicle: VehicleRow | undefined,
  pickup: LatLng,
): Promise<RefusalParams> {
  switch (refusal.code) {
    case 'other_provider':
      return { provider: refusal.provider };
    case 'pickup_outside_zones':
      return vehicle ? pickupParams(ctx, vehicle, pickup) : {};
    case 'trip_duration_differs':
      return { hours: refusal.hours, asked: refusal.asked };
    case 'destination_too_near':
      return { metres: refusal.metres };
    case 'vehicle_quantity':
    case 'vehicle_options_limit':
      return { count: refusal.count };
    default:
      return {};
  }
}

function extraOf(refusal: AnyTripRefusal, cart: OpenTripCart): Readonly<Record<string, unknown>> {
  switch (refusal.code) {
    case 'other_provider':
      return { provider: { id: cart.row.store_id, name: refusal.provider } };
    case 'trip_type_differs':
      return { rental_type: refusal.rentalType };
    case 'trip_duration_differs':
      return { estimated_hours: refusal.hours, asked_hours: refusal.asked };
    case 'vehicle_quantity':
    case 'vehicle_options_limit':
      return { count: refusal.count };
    default:
      return {};
  }
}

/**
 * Refuses with the rules' reason: its code, its text in the caller's language, and what a dialog needs to show.
 * @param cart whose lines a conflict names
 * @param vehicle of the provider that would let it
 */
export async function refuseTrip(
  ctx: Ctx,
  refusal: AnyTripRefusal,
  { cart, vehicle, trip }: Refused,
): Promise<never> {
  const conflicts = 'conflicts' in refusal ? refusal.conflicts : [];
  const vehicles = await viewConflicts(ctx, cart, conflicts);
  const extra = { ...extraOf(refusal, cart), ...(vehicles.length > 0 && { vehicles }) };
  return refuse(refusal.code, await paramsOf(ctx, refusal, vehicle, (trip ?? cart.row).pickup), extra);
}
