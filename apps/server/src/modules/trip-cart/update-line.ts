import type { Calls, Reply } from '@promenade/contract/calls';
import { decideVehicleQuantity, quantityOf } from '@promenade/domain/rental';
import type { z } from 'zod';
import { type Ctx, over } from '../../platform/context.ts';
import { refuse } from '../../platform/errors.ts';
import { askedTrip, isSameTrip, withWay } from './asked-trip.ts';
import { applyTrip, freeFor } from './change-trip.ts';
import { decidable, holdTripCart, type OpenTripCart, type OpenTripLine } from './open-trip-cart.ts';
import { refuseTrip } from './refuse-trip.ts';
import { updateTripCartLine } from './trip-cart.repo.ts';
import type { TripCartTables } from './trip-cart.tables.ts';
import { viewTripCart } from './trip-cart.view.ts';

/** A parsed payload of changing a line. */
export type UpdateTripLineInput = z.output<Calls['tripCart.update']['body']>;

async function checkQuantity(ctx: Ctx, cart: OpenTripCart, line: OpenTripLine, asked: number): Promise<void> {
  const others = cart.lines.filter(({ id }) => id !== line.id);
  const decision = decideVehicleQuantity({
    present: line.quantity,
    asked,
    elsewhere: quantityOf(decidable({ ...cart, lines: others })?.lines ?? [], line.vehicle.id),
    freeUnits: (await freeFor(ctx, cart.row, [line])).get(line.vehicle.id) ?? 0,
  });
  if (!decision.ok) await refuseTrip(ctx, decision.refusal, { cart, vehicle: line.vehicle });
}

/**
 * PUT /rental/user/cart/update-cart (RENT-07): a line's new quantity. The fields of the trip may come with it, as they
 * stand or as they are to be; then every line is counted anew.
 */
export async function updateTripLine(
  ctx: Ctx,
  input: UpdateTripLineInput,
): Promise<Reply<'tripCart.update'>> {
  const cart = (await holdTripCart(ctx)) ?? refuse('trip_line_not_found');
  const line = cart.lines.find(({ id }) => id === input.cart_id) ?? refuse('trip_line_not_found');
  const asked = (await askedTrip(ctx, input, cart.row)) ?? cart.row;
  const lines = cart.lines.map((one) => (one === line ? { ...one, quantity: input.quantity } : one));
  const wanted = { ...cart, lines };
  const state = decidable(wanted);
  const stays = isSameTrip(asked, cart.row) || state === undefined;
  if (stays) await checkQuantity(ctx, cart, line, input.quantity);
  const changed = stays
    ? wanted
    : await applyTrip(ctx, { ...wanted, state }, await withWay(ctx, asked), false);
  await updateTripCartLine(over<TripCartTables>(ctx), line.id, input.quantity);
  return viewTripCart(ctx, changed);
}
