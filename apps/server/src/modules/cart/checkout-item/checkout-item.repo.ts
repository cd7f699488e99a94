import type { Kysely } from 'kysely';
import { json } from '../../../platform/database/json.ts';
import type { CartLineRow } from '../cart.repo.ts';

/** The line that a shopper orders past the cart, as stored. */
export interface CheckoutItemRow extends Omit<CartLineRow, 'cart_id'> {
  readonly shopper_id: string;
  readonly module_id: string;
}

/** Tables of ordering past the cart. */
export interface CheckoutItemTables {
  checkout_items: CheckoutItemRow;
}

type Db = Kysely<CheckoutItemTables>;

/** Whose, and of which module. */
export interface CheckoutItemKey {
  readonly shopperId: string;
  readonly moduleId: string;
}

/** The line; `held` keeps it as it is until the transaction ends. */
export function findCheckoutItem(
  db: Db,
  { shopperId, moduleId }: CheckoutItemKey,
  held: boolean,
): Promise<CheckoutItemRow | undefined> {
  const query = db
    .selectFrom('checkout_items')
    .selectAll()
    .where('shopper_id', '=', shopperId)
    .where('module_id', '=', moduleId);
  return (held ? query.forUpdate() : query).executeTakeFirst();
}

/** Keeps the line in place of the one before. */
export async function replaceCheckoutItem(db: Db, row: CheckoutItemRow): Promise<void> {
  const values = {
    ...row,
    selections: json(row.selections),
    add_ons: json(row.add_ons),
  };
  await db
    .insertInto('checkout_items')
    .values(values)
    .onConflict((conflict) => conflict.columns(['shopper_id', 'module_id']).doUpdateSet(values))
    .execute();
}

/** Forgets the line, once it has become an order. */
export async function deleteCheckoutItem(db: Db, { shopperId, moduleId }: CheckoutItemKey): Promise<void> {
  await db
    .deleteFrom('checkout_items')
    .where('shopper_id', '=', shopperId)
    .where('module_id', '=', moduleId)
    .execute();
}

/** Every line of a shopper, of all modules. */
export function listCheckoutItems(db: Db, shopperId: string): Promise<CheckoutItemRow[]> {
  return db.selectFrom('checkout_items').selectAll().where('shopper_id', '=', shopperId).execute();
}

/** Forgets every line of some shoppers. */
export async function deleteCheckoutItems(db: Db, shopperIds: readonly string[]): Promise<void> {
  await db
    .deleteFrom('checkout_items')
    .where('shopper_id', 'in', [...shopperIds])
    .execute();
}
