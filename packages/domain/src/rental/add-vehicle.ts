import { type Decision, refused } from '../decision/index.ts';
import type { RentalType } from './states.ts';
import { type TripCart, type TripTerms, durationDiffers, quantityOf } from './trip-cart.ts';
import { type VehicleQuantityRefusal, decideVehicleQuantity } from './vehicle-quantity.ts';

/** A request to add a vehicle to the trip cart. */
export type AddVehicleRequest = {
  readonly vehicle: {
    readonly id: string;
    readonly providerId: string;
    /** Rental types the vehicle has. */
    readonly rentalTypes: readonly RentalType[];
  };
  readonly quantity: number;
  /** The trip in the search; undefined if there is none, and the cart's trip applies. */
  readonly trip: TripTerms | undefined;
  /** What the shopper has already confirmed. */
  readonly agreed: {
    /** To remove vehicles of another provider. */
    readonly reset: boolean;
    /** To change the cart's trip to the searched one. */
    readonly change: boolean;
  };
};

/** The state of the vehicle for the trip of `tripOfAddition`. */
export type AddVehicleFacts = {
  readonly freeUnits: number;
  /** Whether the trip starts in one of the provider's pickup zones. */
  readonly pickupAllowed: boolean;
  /** Maximum number of lines of one vehicle, a setting (RENT-07). */
  readonly optionsPerVehicle: number;
};

/** Why a vehicle is not added, or what the shopper must be asked first. */
export type AddVehicleRefusal =
  /** No trip is known. */
  | { readonly code: 'trip_missing' }
  | { readonly code: 'vehicle_trip_type_missing' }
  | { readonly code: 'pickup_outside_zones' }
  | VehicleQuantityRefusal
  /** Same-provider conflict: `provider` is the one of the vehicles in the cart. */
  | { readonly code: 'other_provider'; readonly provider: string }
  /** 'Do you want to change trip type' */
  | { readonly code: 'trip_type_differs'; readonly rentalType: RentalType }
  /** Hour difference: the duration of the cart's trip and the searched one. */
  | { readonly code: 'trip_duration_differs'; readonly hours: number; readonly asked: number }
  | { readonly code: 'vehicle_options_limit'; readonly count: number };

/** How adding changes the cart. */
export type AddVehicleAction =
  /** The cart was empty: it takes the searched trip. */
  | 'start'
  /** The vehicle is added to the cart's trip. */
  | 'join'
  /** The cart is emptied first (RENT-05). */
  | 'reset'
  /** The cart's trip is changed to the searched one by `decideTripChange`, and the vehicle is added. */
  | 'change';

/**
 * The trip that the vehicle would be on, for which free units are counted. Undefined if no trip is known.
 * @param cart undefined if it is empty
 */
export function tripOfAddition(
  cart: TripCart | undefined,
  { vehicle, trip, agreed }: AddVehicleRequest,
): 'cart' | 'asked' | undefined {
  if (!trip) return cart && 'cart';
  if (!cart || cart.provider.id !== vehicle.providerId || agreed.change) return 'asked';
  return cart.trip.rentalType !== trip.rentalType || durationDiffers(cart.trip, trip) ? 'asked' : 'cart';
}

/**
 * Decides adding a vehicle (RENT-05, RENT-07). First what rules it out (no trip, not this rental type, not this pickup point,
 * none free), then what needs confirmation (another provider, rental type or duration), then the quantity. So no
 * confirmation leads to a refusal that could have come first.
 * @param cart undefined if it is empty
 */
export function decideAddVehicle(
  cart: TripCart | undefined,
  request: AddVehicleRequest,
  facts: AddVehicleFacts,
): Decision<{ action: AddVehicleAction; quantity: number }, AddVehicleRefusal> {
  const refusal = forbidden(cart, request, facts) ?? question(cart, request);
  if (refusal) return refused(refusal);
  const action = actionOf(cart, request);
  // RENT-05: what follows a reset is one vehicle, however many were asked for.
  if (action === 'reset') return { ok: true, action, quantity: 1 };
  return amount(cart, request, facts, action);
}

function forbidden(
  cart: TripCart | undefined,
  request: AddVehicleRequest,
  facts: AddVehicleFacts,
): AddVehicleRefusal | undefined {
  const trip = tripOfAddition(cart, request) === 'cart' ? cart?.trip : request.trip;
  if (!trip) return { code: 'trip_missing' };
  if (!request.vehicle.rentalTypes.includes(trip.rentalType)) return { code: 'vehicle_trip_type_missing' };
  if (!facts.pickupAllowed) return { code: 'pickup_outside_zones' };
  return facts.freeUnits < 1 ? { code: 'vehicle_not_available' } : undefined;
}

function question(
  cart: TripCart | undefined,
  { vehicle, trip, agreed }: AddVehicleRequest,
): AddVehicleRefusal | undefined {
  if (!cart) return undefined;
  if (cart.provider.id !== vehicle.providerId)
    return agreed.reset ? undefined : { code: 'other_provider', provider: cart.provider.name };
  if (!trip || agreed.change) return undefined;
  if (cart.trip.rentalType !== trip.rentalType)
    return { code: 'trip_type_differs', rentalType: cart.trip.rentalType };
  if (!durationDiffers(cart.trip, trip)) return undefined;
  return { code: 'trip_duration_differs', hours: cart.trip.hours, asked: trip.hours };
}

function actionOf(cart: TripCart | undefined, request: AddVehicleRequest): AddVehicleAction {
  if (!cart) return 'start';
  if (cart.provider.id !== request.vehicle.providerId) return 'reset';
  return request.agreed.change && request.trip ? 'change' : 'join';
}

function amount(
  cart: TripCart | undefined,
  { vehicle, quantity }: AddVehicleRequest,
  { freeUnits, optionsPerVehicle }: AddVehicleFacts,
  action: AddVehicleAction,
): Decision<{ action: AddVehicleAction; quantity: number }, AddVehicleRefusal> {
  const options = cart?.lines.filter((line) => line.vehicleId === vehicle.id) ?? [];
  if (options.length >= optionsPerVehicle)
    return refused({ code: 'vehicle_options_limit', count: optionsPerVehicle });
  const elsewhere = quantityOf(options, vehicle.id);
  const decided = decideVehicleQuantity({ present: 0, asked: quantity, elsewhere, freeUnits });
  return decided.ok ? { ok: true, action, quantity } : decided;
}
