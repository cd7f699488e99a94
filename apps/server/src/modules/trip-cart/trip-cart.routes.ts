import type { Routes } from '../../platform/http/handler.ts';
import { addVehicle, confirmVehicle } from './add-vehicle.ts';
import { changeTrip } from './change-trip.ts';
import { clearTripCart, getTripCart, removeTripLines } from './remove-lines.ts';
import { updateTripLine } from './update-line.ts';

/** Calls of the trip cart. */
export const tripCartRoutes = {
  'tripCart.get': (ctx) => getTripCart(ctx),
  'tripCart.add': (ctx, { body }) => addVehicle(ctx, body),
  'tripCart.confirm': (ctx, { body }) => confirmVehicle(ctx, body),
  'tripCart.update': (ctx, { body }) => updateTripLine(ctx, body),
  'tripCart.change': (ctx, { params, body }) => changeTrip(ctx, params.id, body),
  'tripCart.removeLine': (ctx, { query }) => removeTripLines(ctx, [query.cart_id]),
  'tripCart.removeLines': (ctx, { query }) => removeTripLines(ctx, query.cart_ids),
  'tripCart.clear': (ctx, { query }) => clearTripCart(ctx, query),
} satisfies Routes;
