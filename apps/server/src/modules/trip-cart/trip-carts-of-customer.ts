import { type Ctx, over } from '../../platform/context.ts';
import { type CustomerRoom, cartKeptMs } from '../accounts/index.ts';
import { getMarket } from '../settings/index.ts';
import {
  deleteTripCart,
  deleteTripCartsOf,
  findTripCart,
  holdTripCartPlace,
  listTripCartLines,
  listWithTripCarts,
  lockExistingTripCart,
  moveTripCart,
  moveTripCartLines,
} from './trip-cart.repo.ts';
import type { TripCartLineRow, TripCartRow, TripCartTables } from './trip-cart.tables.ts';

/** Of the older cart's lines, those that the newer one's vehicles have options left for (RENT-07). */
function joining(
  older: readonly TripCartLineRow[],
  newer: readonly TripCartLineRow[],
  optionsPerVehicle: number,
): string[] {
  const options = new Map<string, number>();
  const takes = ({ vehicle_id: id }: TripCartLineRow): boolean => {
    const count = (options.get(id) ?? 0) + 1;
    options.set(id, count);
    return count <= optionsPerVehicle;
  };
  newer.forEach(takes);
  return older.filter(takes).map(({ id }) => id);
}

/**
 * Two carts become one: the newer one's trip stands. The other one's lines join it where provider, rental type and
 * duration are the same; else they go, as there is one trip cart for a shopper.
 */
async function mergeTripCarts(
  ctx: Ctx,
  { newer, older }: { readonly newer: TripCartRow; readonly older: TripCartRow },
): Promise<void> {
  const db = over<TripCartTables>(ctx);
  const { settings } = await getMarket(ctx);
  const isSameKind =
    newer.store_id === older.store_id &&
    newer.rental_type === older.rental_type &&
    newer.hours === older.hours;
  if (isSameKind) {
    const [into, from] = [await listTripCartLines(db, newer.id), await listTripCartLines(db, older.id)];
    await moveTripCartLines(db, joining(from, into, settings.rentalOptionsPerVehicle), newer.id);
  }
  await deleteTripCart(db, older.id);
}

/**
 * A guest who signs in takes the trip cart along (CART-11). Both carts are held, the guest's first; the place of a cart
 * that the customer does not have yet is held too, so that guests who become the same customer at once queue up.
 */
async function follow(ctx: Ctx, guestShopperId: string, customerId: string): Promise<void> {
  const db = over<TripCartTables>(ctx);
  const guests = await lockExistingTripCart(db, guestShopperId);
  if (!guests) return;
  const place = { id: ctx.ids.next(), shopperId: customerId, at: new Date(ctx.clock.now()) };
  const own = await holdTripCartPlace(db, place);
  if (own.store_id === null) await deleteTripCart(db, own.id);
  else if (guests.updated_at > own.updated_at) await mergeTripCarts(ctx, { newer: guests, older: own });
  else return mergeTripCarts(ctx, { newer: own, older: guests });
  await moveTripCart(db, guests.id, customerId);
}

async function tell(ctx: Ctx, customerId: string): Promise<readonly unknown[]> {
  const db = over<TripCartTables>(ctx);
  const cart = await findTripCart(db, customerId);
  return cart ? [{ ...cart, lines: await listTripCartLines(db, cart.id) }] : [];
}

async function forget(ctx: Ctx, customerId: string): Promise<void> {
  const db = over<TripCartTables>(ctx);
  const cart = await lockExistingTripCart(db, customerId);
  if (cart) await deleteTripCart(db, cart.id);
}

/** The trip cart of a guest who signs in or is forgotten, of a customer who asks for it, and of one who leaves. */
export const tripCartsOfCustomer: CustomerRoom = {
  name: 'trip_carts',
  follow,
  tell,
  forget,
  listKeptGuests: (ctx, guestIds) =>
    listWithTripCarts(over<TripCartTables>(ctx), guestIds, new Date(ctx.clock.now() - cartKeptMs)),
  forgetGuests: (ctx, guestIds) => deleteTripCartsOf(over<TripCartTables>(ctx), guestIds),
};
