import { type Kysely, sql } from 'kysely';
import type { CartLineRow, CartRow, CartTables } from '../cart.repo.ts';

type Db = Kysely<CartTables>;

/** A cart's own row. */
export type WholeCart = Pick<CartRow, 'id' | 'module_id' | 'updated_at'>;

/** The shopper's open carts, held until the transaction ends. */
export async function lockOpenCarts(db: Db, shopperId: string): Promise<WholeCart[]> {
  return db
    .selectFrom('carts')
    .select(['id', 'module_id', 'updated_at'])
    .where('shopper_id', '=', shopperId)
    .where('parked_at', 'is', null)
    .orderBy('module_id')
    .forUpdate()
    .execute();
}

/**
 * The shopper's open cart of a module, made if need be and held until the transaction ends, its age untouched:
 * whoever else is about to make or take that place waits.
 */
export async function holdPlace(
  db: Db,
  place: { readonly id: string; readonly shopperId: string; readonly moduleId: string },
): Promise<WholeCart> {
  const values = {
    id: place.id,
    shopper_id: place.shopperId,
    module_id: place.moduleId,
    // Older than any cart with something in it.
    updated_at: new Date(0),
    parked_at: null,
  };
  return db
    .insertInto('carts')
    .values(values)
    .onConflict((conflict) =>
      conflict
        .columns(['shopper_id', 'module_id'])
        .where('parked_at', 'is', null)
        .doUpdateSet((row) => ({ updated_at: row.ref('carts.updated_at') })),
    )
    .returning(['id', 'module_id', 'updated_at'])
    .executeTakeFirstOrThrow();
}

/** How many lines a cart has. */
export async function countLines(db: Db, cartId: string): Promise<number> {
  const { count } = await db
    .selectFrom('cart_lines')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('cart_id', '=', cartId)
    .executeTakeFirstOrThrow();
  return count;
}

/** Deletes a cart, and what is in it. */
export async function deleteCart(db: Db, id: string): Promise<void> {
  await db.deleteFrom('carts').where('id', '=', id).execute();
}

/** Puts a cart aside. */
export async function parkCart(db: Db, id: string, at: Date): Promise<void> {
  await db.updateTable('carts').set({ parked_at: at }).where('id', '=', id).execute();
}

/** Makes a cart another shopper's, open or parked at an instant. */
export async function moveCart(db: Db, id: string, shopperId: string, parkedAt: Date | null): Promise<void> {
  await db
    .updateTable('carts')
    .set({ shopper_id: shopperId, parked_at: parkedAt })
    .where('id', '=', id)
    .execute();
}

/** Opens a parked cart, as the newest one. */
export async function openParked(db: Db, id: string, at: Date): Promise<void> {
  await db.updateTable('carts').set({ parked_at: null, updated_at: at }).where('id', '=', id).execute();
}

/** A shopper's parked cart, held until the transaction ends. */
export async function lockParked(db: Db, shopperId: string, id: string): Promise<WholeCart | undefined> {
  return db
    .selectFrom('carts')
    .select(['id', 'module_id', 'updated_at'])
    .where('id', '=', id)
    .where('shopper_id', '=', shopperId)
    .where('parked_at', 'is not', null)
    .forUpdate()
    .executeTakeFirst();
}

/** A parked cart with what is in it. */
export interface ParkedCart {
  readonly id: string;
  readonly module_id: string;
  readonly parked_at: Date;
  readonly lines: readonly Pick<CartLineRow, 'item_id' | 'quantity'>[];
}

/** A shopper's parked carts, the latest first. */
export async function listParked(db: Db, shopperId: string): Promise<ParkedCart[]> {
  const carts = await db
    .selectFrom('carts')
    .select(['id', 'module_id', 'parked_at'])
    .where('shopper_id', '=', shopperId)
    .where('parked_at', 'is not', null)
    .orderBy('parked_at', 'desc')
    .orderBy('id')
    .execute();
  if (carts.length === 0) return [];
  const ids = carts.map(({ id }) => id);
  const lines = await db
    .selectFrom('cart_lines')
    .select(['cart_id', 'item_id', 'quantity'])
    .where('cart_id', 'in', ids)
    .orderBy('created_at')
    .execute();
  return carts.map(({ parked_at, ...cart }) => ({
    ...cart,
    parked_at: parked_at as Date,
    lines: lines.filter((line) => line.cart_id === cart.id),
  }));
}

/** Deletes a shopper's parked carts except for the latest few of each module. */
export async function deleteParkedBeyond(db: Db, shopperId: string, most: number): Promise<void> {
  await sql`delete from carts where id in (
    select id from (
      select id, row_number() over (partition by module_id order by parked_at desc, id desc) as nth
      from carts where shopper_id = ${shopperId} and parked_at is not null
    ) as parked
    where nth > ${most})`.execute(db);
}

/** Every parked cart of a shopper becomes another's. */
export async function moveParked(db: Db, shopperId: string, toShopperId: string): Promise<void> {
  await db
    .updateTable('carts')
    .set({ shopper_id: toShopperId })
    .where('shopper_id', '=', shopperId)
    .where('parked_at', 'is not', null)
    .execute();
}

/** Every line of a cart goes into another one, which must hold none like them. */
export async function moveLines(db: Db, cartId: string, toCartId: string): Promise<void> {
  await db.updateTable('cart_lines').set({ cart_id: toCartId }).where('cart_id', '=', cartId).execute();
}

/** How many carts a shopper has put aside. */
export async function countParked(db: Db, shopperId: string): Promise<number> {
  const { count } = await db
    .selectFrom('carts')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('shopper_id', '=', shopperId)
    .where('parked_at', 'is not', null)
    .executeTakeFirstOrThrow();
  return count;
}
