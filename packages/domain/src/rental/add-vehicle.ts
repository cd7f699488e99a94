import { type Decision, refused } from '../decision/index.ts';
import type { RentalType } from './states.ts';
import { type TripCart, type TripTerms, durationDiffers, quantityOf } from './trip-cart.ts';
import { type VehicleQuantityRefusal, decideVehicleQuantity } from './vehicle-quantity.ts';

/** What a shopper asks to add. */
export type AddVehicleRequest = {
  readonly vehicle: {
    readonly id: string;
    readonly providerId: string;
    /** How it is let. */
    readonly rentalTypes: readonly RentalType[];
  };
  readonly quantity: number;
  /** The trip that was searched; undefined where none was, and the vehicle takes the cart's. */
  readonly trip: TripTerms | undefined;
  /** What the shopper has said yes to already. */
  readonly agreed: {
    /** That vehicles of another provider go. */
    readonly reset: boolean;
    /** That the cart's trip becomes the one that was searched. */
    readonly change: boolean;
  };
};

/** What is known of the vehicle for the trip that `tripOfAddition` names. */
export type AddVehicleFacts = {
  readonly freeUnits: number;
  /** Whether the trip begins where the vehicle's provider lets it. */
  readonly pickupAllowed: boolean;
  /** The setting: how many lines one vehicle may have (RENT-07). */
  readonly optionsPerVehicle: number;
};

/** Why a vehicle is not added, or what has to be asked first. */
export type AddVehicleRefusal =
  /** Nobody said what the trip is. */
  | { readonly code: 'trip_missing' }
  | { readonly code: 'vehicle_trip_type_missing' }
  | { readonly code: 'pickup_outside_zones' }
  | VehicleQuantityRefusal
  /** The same-provider conflict: `provider` is the one whose vehicles are in the cart. */
  | { readonly code: 'other_provider'; readonly provider: string }
  /** 'Do you want to change trip type' */
  | { readonly code: 'trip_type_differs'; readonly rentalType: RentalType }
  /** The hour difference: what the cart's trip has, and what was searched. */
  | { readonly code: 'trip_duration_differs'; readonly hours: number; readonly asked: number }
  | { readonly code: 'vehicle_options_limit'; readonly count: number };

/** What adding does to the cart. */
export type AddVehicleAction =
  /** The cart was empty: its trip is the one that was searched. */
  | 'start'
  /** The vehicle joins the cart's trip. */
  | 'join'
  /** The cart is emptied first (RENT-05). */
  | 'reset'
  /** The cart's trip becomes the one that was searched, by `decideTripChange`, and the vehicle joins it. */
  | 'change';

/**
 * Which trip the vehicle would be on: what its free units are counted for. Undefined where nobody has said.
 * @param cart undefined where it is empty
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
 * RENT-05 and RENT-07. Order: what forbids it whatever the shopper answers (no trip, not let that way, not from
 * there, none free), then what is asked (another provider, another trip type, another duration), then how many. So no
 * question leads to a refusal that could have been told before it.
 * @param cart undefined where it is empty
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
