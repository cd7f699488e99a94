import { type Kysely, sql } from 'kysely';

/** A line as stored. `selections` are places in the item's menu, so that names may be in any language. */
export interface CartLineRow {
  readonly id: string;
  readonly cart_id: string;
  readonly item_id: string;
  readonly model: 'Item' | 'ItemCampaign';
  readonly choice_key: string;
  readonly quantity: number;
  readonly unit_price_minor: number;
  readonly selections: readonly (readonly [group: number, option: number])[];
  readonly variation: string | null;
  readonly add_ons: readonly { readonly id: string; readonly quantity: number }[];
  readonly created_at: Date;
}

/** Tables of this room. */
export interface CartTables {
  carts: { id: string; shopper_id: string; module_id: string; updated_at: Date };
  cart_lines: CartLineRow;
}

type Db = Kysely<CartTables>;

/** The shopper's cart of a module, made if need be and held until the transaction ends. */
export async function lockCart(
  db: Db,
  cart: { readonly id: string; readonly shopperId: string; readonly moduleId: string; readonly at: Date },
): Promise<string> {
  const { id, shopperId, moduleId, at } = cart;
  const row = await db
    .insertInto('carts')
    .values({ id, shopper_id: shopperId, module_id: moduleId, updated_at: at })
    .onConflict((conflict) => conflict.columns(['shopper_id', 'module_id']).doUpdateSet({ updated_at: at }))
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

/** Lines of a cart, oldest first. */
export async function listLineRows(db: Db, cartId: string): Promise<CartLineRow[]> {
  return db
    .selectFrom('cart_lines')
    .selectAll()
    .where('cart_id', '=', cartId)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

/** Lines of the shopper's cart of a module, without holding it. */
export async function listShopperLineRows(
  db: Db,
  shopperId: string,
  moduleId: string,
): Promise<CartLineRow[]> {
  return db
    .selectFrom('cart_lines')
    .innerJoin('carts', 'carts.id', 'cart_lines.cart_id')
    .selectAll('cart_lines')
    .where('carts.shopper_id', '=', shopperId)
    .where('carts.module_id', '=', moduleId)
    .orderBy('cart_lines.created_at')
    .orderBy('cart_lines.id')
    .execute();
}

function valuesOf(row: CartLineRow) {
  return {
    ...row,
    selections: sql<CartLineRow['selections']>`${JSON.stringify(row.selections)}::jsonb`,
    add_ons: sql<CartLineRow['add_ons']>`${JSON.stringify(row.add_ons)}::jsonb`,
  };
}

/** Keeps a line; the same item with the same choices is one line, whoever else adds it meanwhile. */
export async function upsertLine(db: Db, row: CartLineRow): Promise<void> {
  const { id: _id, created_at: _createdAt, ...changes } = valuesOf(row);
  await db
    .insertInto('cart_lines')
    .values(valuesOf(row))
    .onConflict((conflict) =>
      conflict.columns(['cart_id', 'item_id', 'model', 'choice_key']).doUpdateSet(changes),
    )
    .execute();
}

/** Changes a line in its place. */
export async function updateLineRow(db: Db, row: CartLineRow): Promise<void> {
  await db.updateTable('cart_lines').set(valuesOf(row)).where('id', '=', row.id).execute();
}

/** Removes lines of a cart; no ids: all of them. */
export async function deleteLines(db: Db, cartId: string, ids?: readonly string[]): Promise<void> {
  let query = db.deleteFrom('cart_lines').where('cart_id', '=', cartId);
  if (ids) query = query.where('id', 'in', [...ids]);
  await query.execute();
}

/** The shopper's carts, held until the transaction ends. */
export async function lockShopperCarts(
  db: Db,
  shopperId: string,
): Promise<{ id: string; module_id: string }[]> {
  return db
    .selectFrom('carts')
    .select(['id', 'module_id'])
    .where('shopper_id', '=', shopperId)
    .orderBy('module_id')
    .forUpdate()
    .execute();
}

/** Puts every line of one cart into another, which has none. */
export async function moveLines(db: Db, fromCartId: string, toCartId: string): Promise<void> {
  await db.updateTable('cart_lines').set({ cart_id: toCartId }).where('cart_id', '=', fromCartId).execute();
}
