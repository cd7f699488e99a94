import { type Kysely, type Selectable, sql } from 'kysely';
import { json } from '../../platform/database/json.ts';
import type { TripCartLineRow, TripCartRow, TripCartTables, TripColumns } from './trip-cart.tables.ts';

type Db = Kysely<TripCartTables>;

const emptyTrip = { rental_type: 'hourly', hours: 0, pickup: sql<never>`'{}'::jsonb` } as const;

interface NewTripCart {
  readonly id: string;
  readonly shopperId: string;
  readonly at: Date;
}

/** The shopper's trip cart, made if need be, held until the transaction ends and changed now. */
export async function lockTripCart(db: Db, { id, shopperId, at }: NewTripCart): Promise<TripCartRow> {
  return db
    .insertInto('trip_carts')
    .values({ ...emptyTrip, id, shopper_id: shopperId, updated_at: at })
    .onConflict((conflict) => conflict.column('shopper_id').doUpdateSet({ updated_at: at }))
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** As {@link lockTripCart}, of one that nobody has changed: only its place is held. */
export async function holdTripCartPlace(db: Db, { id, shopperId, at }: NewTripCart): Promise<TripCartRow> {
  return db
    .insertInto('trip_carts')
    .values({ ...emptyTrip, id, shopper_id: shopperId, updated_at: at })
    .onConflict((conflict) =>
      conflict.column('shopper_id').doUpdateSet(({ ref }) => ({ updated_at: ref('trip_carts.updated_at') })),
    )
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** The shopper's trip cart where there is one, held until the transaction ends; `at`: changed then. */
export async function lockExistingTripCart(
  db: Db,
  shopperId: string,
  at?: Date,
): Promise<TripCartRow | undefined> {
  return db
    .updateTable('trip_carts')
    .set(({ ref }) => ({ updated_at: at ?? ref('updated_at') }))
    .where('shopper_id', '=', shopperId)
    .returningAll()
    .executeTakeFirst();
}

/** The shopper's trip cart as it stands. */
export async function findTripCart(db: Db, shopperId: string): Promise<Selectable<TripCartRow> | undefined> {
  return db.selectFrom('trip_carts').selectAll().where('shopper_id', '=', shopperId).executeTakeFirst();
}

/** Lines of a cart, oldest first. */
export async function listTripCartLines(db: Db, cartId: string): Promise<TripCartLineRow[]> {
  return db
    .selectFrom('trip_cart_lines')
    .selectAll()
    .where('cart_id', '=', cartId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

/** Keeps what the cart's trip is, and whose vehicles it has. */
export async function updateTrip(
  db: Db,
  cartId: string,
  { storeId, trip, at }: { readonly storeId: string; readonly trip: TripColumns; readonly at: Date },
): Promise<void> {
  const places = {
    pickup: json(trip.pickup),
    destination: json(trip.destination),
  };
  await db
    .updateTable('trip_carts')
    .set({ ...trip, ...places, store_id: storeId, updated_at: at })
    .where('id', '=', cartId)
    .execute();
}

/** Keeps a new line. */
export async function insertTripCartLine(db: Db, line: TripCartLineRow): Promise<void> {
  await db.insertInto('trip_cart_lines').values(line).execute();
}

/** Changes how many a line has. */
export async function updateTripCartLine(db: Db, lineId: string, quantity: number): Promise<void> {
  await db.updateTable('trip_cart_lines').set({ quantity }).where('id', '=', lineId).execute();
}

/** Removes lines. */
export async function deleteTripCartLines(db: Db, lineIds: readonly string[]): Promise<void> {
  if (lineIds.length > 0)
    await db
      .deleteFrom('trip_cart_lines')
      .where('id', 'in', [...lineIds])
      .execute();
}

/** Removes a cart with all its lines. */
export async function deleteTripCart(db: Db, cartId: string): Promise<void> {
  await db.deleteFrom('trip_carts').where('id', '=', cartId).execute();
}

/** Of some shoppers, those who have vehicles in a trip cart that was changed since an instant. */
export async function listWithTripCarts(
  db: Db,
  shopperIds: readonly string[],
  since: Date,
): Promise<string[]> {
  const rows = await db
    .selectFrom('trip_carts')
    .select('shopper_id')
    .where('shopper_id', 'in', [...shopperIds])
    .where('updated_at', '>', since)
    .where(({ exists, selectFrom }) =>
      exists(selectFrom('trip_cart_lines').select('id').whereRef('cart_id', '=', 'trip_carts.id')),
    )
    .execute();
  return rows.map(({ shopper_id }) => shopper_id);
}

/** Removes the carts of some shoppers with all their lines. */
export async function deleteTripCartsOf(db: Db, shopperIds: readonly string[]): Promise<void> {
  await db
    .deleteFrom('trip_carts')
    .where('shopper_id', 'in', [...shopperIds])
    .execute();
}

/** Gives a cart, lines and all, to another shopper, who has none. */
export async function moveTripCart(db: Db, cartId: string, shopperId: string): Promise<void> {
  await db.updateTable('trip_carts').set({ shopper_id: shopperId }).where('id', '=', cartId).execute();
}

/** Puts lines into another cart. */
export async function moveTripCartLines(db: Db, lineIds: readonly string[], cartId: string): Promise<void> {
  if (lineIds.length === 0) return;
  await db
    .updateTable('trip_cart_lines')
    .set({ cart_id: cartId })
    .where('id', 'in', [...lineIds])
    .execute();
}
