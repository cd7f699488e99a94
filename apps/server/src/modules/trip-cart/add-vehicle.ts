import type { Calls, Reply } from '@promenade/contract/calls';
import { noticeOf } from '@promenade/contract/refusals';
import {
  type AddVehicleAction,
  type AddVehicleRequest,
  decideAddVehicle,
  type TripCart,
  tripOfAddition,
} from '@promenade/domain/rental';
import type { z } from 'zod';
import { type Ctx, over } from '../../platform/context.ts';
import { refuse } from '../../platform/errors.ts';
import { getMarket } from '../settings/index.ts';
import { pickupAllowed, type VehicleRow, vehicleRowsOf } from '../vehicles/index.ts';
import { askedTrip, checkShape, fromWhereTheyAre, termsOf, withWay } from './asked-trip.ts';
import { applyTrip, freeFor, keepTrip } from './change-trip.ts';
import { decidable, holdOrMakeTripCart, isLet, type OpenTripCart, rentalTypesOf } from './open-trip-cart.ts';
import { refuseTrip } from './refuse-trip.ts';
import { deleteTripCartLines, insertTripCartLine } from './trip-cart.repo.ts';
import type { TripCartTables, TripColumns } from './trip-cart.tables.ts';
import { viewTripCart } from './trip-cart.view.ts';

type AddInput = z.output<Calls['tripCart.add']['body']>;
type ConfirmInput = z.output<Calls['tripCart.confirm']['body']>;

/** A vehicle on its way into a held cart. */
interface Addition {
  readonly cart: OpenTripCart;
  /** Undefined where the cart is empty. */
  readonly state: TripCart | undefined;
  readonly vehicle: VehicleRow;
  readonly request: AddVehicleRequest;
  /** The trip that the vehicle will be on, its way known; undefined where nobody has said. */
  readonly trip: TripColumns | undefined;
  readonly removeConflicting: boolean;
}

async function getVehicle(ctx: Ctx, id: string): Promise<VehicleRow> {
  const vehicle = (await vehicleRowsOf(ctx, [id])).get(id);
  return vehicle && isLet(vehicle) ? vehicle : refuse('vehicle_not_found');
}

async function additionOf(ctx: Ctx, input: AddInput | ConfirmInput, change: boolean): Promise<Addition> {
  const vehicle = await getVehicle(ctx, input.vehicle_id);
  const cart = await holdOrMakeTripCart(ctx);
  const state = decidable(cart);
  // Confirming sends the whole trip; adding may send a part of it, or nothing.
  const fields = state || change ? input : fromWhereTheyAre(ctx, input);
  const asked = await askedTrip(ctx, fields, state && !change ? cart.row : undefined);
  const request = {
    vehicle: { id: vehicle.id, providerId: vehicle.store_id, rentalTypes: rentalTypesOf(vehicle) },
    quantity: input.quantity,
    trip: asked && termsOf(asked),
    agreed: { reset: input.replace, change },
  };
  const which = tripOfAddition(state, request);
  const trip = which === 'cart' ? cart.row : asked && (await withWay(ctx, asked));
  const removeConflicting = 'remove_conflicting' in input && input.remove_conflicting;
  return { cart, state, vehicle, request, trip, removeConflicting };
}

async function decide(ctx: Ctx, { cart, state, vehicle, request, trip }: Addition) {
  const { settings } = await getMarket(ctx);
  const free = trip && (await freeFor(ctx, trip, [{ vehicle }]));
  const decision = decideAddVehicle(state, request, {
    freeUnits: free?.get(vehicle.id) ?? 0,
    pickupAllowed: trip !== undefined && (await pickupAllowed(ctx, vehicle, trip.pickup)),
    optionsPerVehicle: settings.rentalOptionsPerVehicle,
  });
  return decision.ok ? decision : refuseTrip(ctx, decision.refusal, { cart, vehicle, trip });
}

/** Makes the cart ready for the vehicle: its trip, its provider, and no line that may not stay. */
async function prepared(
  ctx: Ctx,
  { cart, state, vehicle, trip, removeConflicting }: Addition & { readonly trip: TripColumns },
  action: AddVehicleAction,
): Promise<OpenTripCart> {
  if (action === 'join') return cart;
  checkShape(trip);
  if (action === 'change' && state) return applyTrip(ctx, { ...cart, state }, trip, removeConflicting);
  await deleteTripCartLines(
    over<TripCartTables>(ctx),
    cart.lines.map(({ id }) => id),
  );
  return keepTrip(ctx, { ...cart, lines: [] }, trip, vehicle.store_id);
}

async function addTo(
  ctx: Ctx,
  input: AddInput | ConfirmInput,
  change: boolean,
): Promise<Reply<'tripCart.add'>> {
  const addition = await additionOf(ctx, input, change);
  const { action, quantity } = await decide(ctx, addition);
  const { vehicle, trip = refuse('trip_missing') } = addition;
  const cart = await prepared(ctx, { ...addition, trip }, action);
  const line = {
    id: ctx.ids.next(),
    cart_id: cart.row.id,
    vehicle_id: vehicle.id,
    quantity,
    created_at: new Date(ctx.clock.now()),
  };
  await insertTripCartLine(over<TripCartTables>(ctx), line);
  const shown = await viewTripCart(ctx, { ...cart, lines: [...cart.lines, { ...line, vehicle }] });
  return { ...shown, message: noticeOf('vehicle_added', ctx.language) };
}

/** POST /rental/user/cart/add-to-cart (RENT-05, RENT-17): into the trip that the cart has, or asks what is to happen. */
export function addVehicle(ctx: Ctx, input: AddInput): Promise<Reply<'tripCart.add'>> {
  return addTo(ctx, input, false);
}

/** POST /rental/user/cart/confirm: the vehicle, and the trip as it is sent, in one step (RENT-05). */
export function confirmVehicle(ctx: Ctx, input: ConfirmInput): Promise<Reply<'tripCart.confirm'>> {
  return addTo(ctx, input, true);
}
