import type { Calls, Reply } from '@promenade/contract/calls';
import { pickupAtOf, scheduledPickup } from '@promenade/domain/rental';
import type { z } from 'zod';
import { type Ctx, over } from '../../platform/context.ts';
import { refuse } from '../../platform/errors.ts';
import { getMarket } from '../settings/index.ts';
import { endTripCart, holdTripCart, type OpenTripCart, readTripCart } from './open-trip-cart.ts';
import { deleteTripCartLines } from './trip-cart.repo.ts';
import type { TripCartTables } from './trip-cart.tables.ts';
import { viewTripCart } from './trip-cart.view.ts';

type WireCart = Reply<'tripCart.get'>;

/** GET /rental/user/cart/get-cart. */
export async function getTripCart(ctx: Ctx): Promise<WireCart> {
  return viewTripCart(ctx, await readTripCart(ctx));
}

/** Removes lines; with the last one, the trip is removed too (RENT-08). */
async function without(ctx: Ctx, cart: OpenTripCart, lineIds: ReadonlySet<string>): Promise<WireCart> {
  const left = { ...cart, lines: cart.lines.filter(({ id }) => !lineIds.has(id)) };
  if (left.lines.length === 0) await endTripCart(ctx, cart);
  else await deleteTripCartLines(over<TripCartTables>(ctx), [...lineIds]);
  return viewTripCart(ctx, left);
}

/** DELETE /rental/user/cart/remove-vehicle and remove-multiple-cart: all of the lines, or none where one is not there. */
export async function removeTripLines(ctx: Ctx, lineIds: readonly string[]): Promise<WireCart> {
  const cart = (await holdTripCart(ctx)) ?? refuse('trip_line_not_found');
  const going = new Set(lineIds);
  for (const id of going) if (!cart.lines.some((line) => line.id === id)) refuse('trip_line_not_found');
  return without(ctx, cart, going);
}

type ClearQuery = z.output<Calls['tripCart.clear']['query']>;

/** Whether the cart's trip is the one that the query names, as far as it names one. */
async function isOfTrip(ctx: Ctx, { row }: OpenTripCart, query: ClearQuery): Promise<boolean> {
  if (query.rental_type !== undefined && query.rental_type !== row.rental_type) return false;
  if (query.pickup_time === undefined) return true;
  const { settings } = await getMarket(ctx);
  const nowMs = ctx.clock.now();
  const askedMs = pickupAtOf(query.pickup_time, settings.timeZone, nowMs);
  if (askedMs === undefined) return false;
  return scheduledPickup(askedMs, nowMs) === scheduledPickup(row.pickup_at?.getTime() ?? null, nowMs);
}

/** Lines of the vehicle that the query names, of that quantity and trip where it names them; without a vehicle all. */
async function linesOf(ctx: Ctx, cart: OpenTripCart, query: ClearQuery): Promise<OpenTripCart['lines']> {
  const { vehicle_id: vehicleId, quantity } = query;
  if (vehicleId === undefined) return cart.lines;
  if (!(await isOfTrip(ctx, cart, query))) return [];
  return cart.lines.filter(
    (line) => line.vehicle_id === vehicleId && (quantity === undefined || quantity === line.quantity),
  );
}

/** DELETE /rental/user/cart/remove-cart: a vehicle, or without one everything. */
export async function clearTripCart(ctx: Ctx, query: ClearQuery): Promise<WireCart> {
  const cart = await holdTripCart(ctx);
  if (!cart) return viewTripCart(ctx, undefined);
  const going = await linesOf(ctx, cart, query);
  return without(ctx, cart, new Set(going.map(({ id }) => id)));
}
