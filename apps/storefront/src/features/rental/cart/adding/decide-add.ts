import {
  type AddVehicleRefusal,
  decideAddVehicle,
  type RentalType,
  type TripCart as Cart,
  tripOfAddition,
} from '@promenade/domain/rental';
import type { TripCart } from '../trip-cart.ts';
import type { TripFields } from '../trip-fields.ts';
import type { VehicleCardView } from '../../vehicles/vehicle-card-view.ts';

/** How a vehicle is let. */
function rentalTypesOf(vehicle: VehicleCardView): RentalType[] {
  const modes: readonly (readonly [0 | 1, RentalType])[] = [
    [vehicle.trip_hourly, 'hourly'],
    [vehicle.trip_day_wise, 'day_wise'],
    [vehicle.trip_distance, 'distance_wise'],
  ];
  return modes.flatMap(([isOn, type]) => (isOn === 1 ? [type] : []));
}

/** The cart as the domain's type; undefined if it is empty. */
function domainCart({ carts, user_data: trip }: TripCart): Cart | undefined {
  const [first] = carts;
  if (!first || !trip) return undefined;
  return {
    provider: { id: first.provider.id, name: first.provider.name },
    trip: { rentalType: trip.rental_type, hours: trip.estimated_hours },
    lines: carts.map(({ id, vehicle, quantity }) => ({
      id,
      vehicleId: vehicle.id,
      quantity,
      rentalTypes: rentalTypesOf(vehicle),
    })),
  };
}

// What only the server knows is left to it: where vehicles may be picked up, how many options a vehicle may have.
const leftToTheServer = { pickupAllowed: true, optionsPerVehicle: Number.POSITIVE_INFINITY };

/**
 * Why a vehicle cannot simply be added to the cart, by the server's rules (RENT-05); undefined if it can, as far as
 * can be told here.
 * @param trip the search; undefined without one
 */
export function addRefusal(
  vehicle: VehicleCardView,
  wire: TripCart,
  trip: TripFields | undefined,
): AddVehicleRefusal | undefined {
  const cart = domainCart(wire);
  const rentalType = trip?.rental_type === 'distance' ? 'distance_wise' : trip?.rental_type;
  const request = {
    vehicle: { id: vehicle.id, providerId: vehicle.provider.id, rentalTypes: rentalTypesOf(vehicle) },
    quantity: 1,
    trip: rentalType && { rentalType, hours: trip?.estimated_hours ?? 0 },
    agreed: { reset: false, change: false },
  };
  // The page's number of free vehicles is that of the search; the cart's trip may be at another time.
  const isOfSearch = tripOfAddition(cart, request) === 'asked';
  const freeUnits = isOfSearch ? vehicle.total_vehicle_count : Number.POSITIVE_INFINITY;
  const decided = decideAddVehicle(cart, request, { ...leftToTheServer, freeUnits });
  return decided.ok ? undefined : decided.refusal;
}
