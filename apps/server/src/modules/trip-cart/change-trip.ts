import type { Calls, Reply } from '@promenade/contract/calls';
import { decideTripChange, type TripCart } from '@promenade/domain/rental';
import type { z } from 'zod';
import { type Ctx, over } from '../../platform/context.ts';
import { refuse } from '../../platform/errors.ts';
import { freeUnits, pickupAllowed } from '../vehicles/index.ts';
import { askedTrip, termsOf, withWay } from './asked-trip.ts';
import {
  decidable,
  endTripCart,
  holdTripCart,
  isLet,
  type OpenTripCart,
  type OpenTripLine,
  windowOfTrip,
} from './open-trip-cart.ts';
import { refuseTrip } from './refuse-trip.ts';
import { deleteTripCartLines, updateTrip } from './trip-cart.repo.ts';
import type { TripCartTables, TripColumns } from './trip-cart.tables.ts';
import { viewTripCart } from './trip-cart.view.ts';

/** Free units of vehicles for a trip; one that is no longer let has none. */
export async function freeFor(
  ctx: Ctx,
  trip: TripColumns,
  lines: readonly Pick<OpenTripLine, 'vehicle'>[],
): Promise<Map<string, number>> {
  const ids = [...new Set(lines.flatMap(({ vehicle }) => (isLet(vehicle) ? [vehicle.id] : [])))];
  return freeUnits(ctx, ids, windowOfTrip(ctx, trip));
}

/** Stores the cart's new trip, and the resulting cart. */
export async function keepTrip(
  ctx: Ctx,
  cart: OpenTripCart,
  trip: TripColumns,
  storeId: string,
): Promise<OpenTripCart> {
  const at = new Date(ctx.clock.now());
  await updateTrip(over<TripCartTables>(ctx), cart.row.id, { storeId, trip, at });
  return { ...cart, row: { ...cart.row, ...trip, store_id: storeId, updated_at: at } };
}

/**
 * Changes the cart's trip, whose route is already known, and removes the lines in conflict if the shopper agreed to
 * that. Refuses with the rule's reason. Returns the remaining cart, which may be empty.
 */
export async function applyTrip(
  ctx: Ctx,
  cart: OpenTripCart & { readonly state: TripCart },
  trip: TripColumns,
  removeConflicting: boolean,
): Promise<OpenTripCart> {
  const vehicle = cart.lines[0]?.vehicle;
  const decision = decideTripChange(cart.state, {
    trip: termsOf(trip),
    pickupAllowed: vehicle !== undefined && (await pickupAllowed(ctx, vehicle, trip.pickup)),
    freeUnits: await freeFor(ctx, trip, cart.lines),
    removeConflicting,
  });
  if (!decision.ok) return refuseTrip(ctx, decision.refusal, { cart, vehicle, trip });
  const removed = new Set(decision.removed.map(({ id }) => id));
  await deleteTripCartLines(over<TripCartTables>(ctx), [...removed]);
  const left = { ...cart, lines: cart.lines.filter(({ id }) => !removed.has(id)) };
  return keepTrip(ctx, left, trip, cart.state.provider.id);
}

/** A parsed payload of changing the trip. */
export type ChangeTripInput = z.output<Calls['tripCart.change']['body']>;

/** PUT /rental/user/cart/update-user-data/:id (RENT-05, RENT-22): the trip becomes the one that is sent. */
export async function changeTrip(
  ctx: Ctx,
  cartId: string,
  input: ChangeTripInput,
): Promise<Reply<'tripCart.change'>> {
  const cart = await holdTripCart(ctx);
  const state = cart && decidable(cart);
  if (!cart || !state || cart.row.id !== cartId) return refuse('trip_cart_not_found');
  const asked = (await askedTrip(ctx, input, undefined)) ?? refuse('malformed');
  const changed = await applyTrip(
    ctx,
    { ...cart, state },
    await withWay(ctx, asked),
    input.remove_conflicting,
  );
  if (changed.lines.length === 0) await endTripCart(ctx, changed);
  return viewTripCart(ctx, changed);
}
