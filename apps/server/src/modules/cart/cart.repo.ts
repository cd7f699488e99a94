import { type Kysely, type RawBuilder, sql } from 'kysely';
import { compiledOnce } from '../../platform/database/compiled-once.ts';
import { json, jsonText } from '../../platform/database/json.ts';
import { pipelined } from '../../platform/database/pipelining.ts';

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

/** A cart as stored. */
export interface CartRow {
  readonly id: string;
  readonly shopper_id: string;
  readonly module_id: string;
  readonly updated_at: Date;
  /** Put aside since; null: open. */
  readonly parked_at: Date | null;
}

/** Tables of this room. */
export interface CartTables {
  carts: CartRow;
  cart_lines: CartLineRow;
}

type Db = Kysely<CartTables>;

/** A shopper's open cart of a module with its lines, oldest first. */
export interface OpenRows {
  /** Undefined where there was never one. */
  readonly id: string | undefined;
  readonly rows: readonly CartLineRow[];
}

/** Whether a row of `carts` is the shopper's open one of a module. */
const isOpenOf = (shopperId: string, moduleId: string): RawBuilder<boolean> =>
  sql`carts.shopper_id = ${shopperId} and carts.module_id = ${moduleId} and carts.parked_at is null`;

/** Whose cart, and of what. */
interface CartOf {
  readonly shopperId: string;
  readonly moduleId: string;
}

const askOpenRows = (db: Db, { shopperId, moduleId }: CartOf) =>
  db
    .selectFrom('carts')
    .leftJoin('cart_lines', 'cart_lines.cart_id', 'carts.id')
    .select('carts.id as open_id')
    .selectAll('cart_lines')
    .where(isOpenOf(shopperId, moduleId))
    .orderBy('cart_lines.created_at')
    .orderBy('cart_lines.id');

const selectOpenRows = compiledOnce(askOpenRows);
const selectOpenRowsAlong = compiledOnce((db: Db, whose: CartOf) =>
  askOpenRows(db, whose).modifyEnd(pipelined),
);

function openRowsOf(found: Awaited<ReturnType<typeof selectOpenRows>>): OpenRows {
  const rows = found.flatMap(({ open_id: _id, ...row }) => (row.id === null ? [] : [row as CartLineRow]));
  return { id: found[0]?.open_id, rows };
}

/** The shopper's cart of a module, without holding it. */
export async function findOpenRows(db: Db, shopperId: string, moduleId: string): Promise<OpenRows> {
  return openRowsOf(await selectOpenRows(db, { shopperId, moduleId }));
}

/** The same, pipelined with the transaction's next statement: the result is filled in once that one is answered. */
export async function findOpenRowsAlong(
  db: Db,
  shopperId: string,
  moduleId: string,
): Promise<() => OpenRows> {
  const found = await selectOpenRowsAlong(db, { shopperId, moduleId });
  return () => openRowsOf(found);
}

interface HeldCart extends CartOf {
  readonly id: string;
  readonly at: Date;
}

const insertOpenCart = compiledOnce((db: Db, { id, shopperId, moduleId, at }: HeldCart) =>
  db
    .insertInto('carts')
    .values({ id, shopper_id: shopperId, module_id: moduleId, updated_at: at, parked_at: null })
    .onConflict((conflict) =>
      conflict
        .columns(['shopper_id', 'module_id'])
        .where('parked_at', 'is', null)
        .doUpdateSet({ updated_at: at }),
    )
    .modifyEnd(pipelined),
);

/**
 * Creates the shopper's cart of a module if necessary and locks it until the transaction ends, without awaiting the
 * statement. Its lines are read by a separate statement after it: one statement would see the lines as they were before
 * it waited for the lock.
 */
export async function holdOpenCart(db: Db, cart: HeldCart): Promise<void> {
  await insertOpenCart(db, cart);
}

/** A question for the items of the shopper's open cart of a module, and for one more. */
export function itemIdsOfOpen(shopperId: string, moduleId: string, anotherId?: string): RawBuilder<string[]> {
  return sql`select array_append(array_agg(l.item_id), ${anotherId ?? null}::uuid)
    from carts join cart_lines l on l.cart_id = carts.id where ${isOpenOf(shopperId, moduleId)}`;
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

function valuesOf(row: CartLineRow) {
  return {
    ...row,
    selections: json(row.selections),
    add_ons: json(row.add_ons),
  };
}

/** A line with the texts of its JSON. */
type WrittenLine = Omit<CartLineRow, 'selections' | 'add_ons'> &
  Readonly<Record<'selections' | 'add_ons', string>>;

const insertLine = compiledOnce((db: Db, line: WrittenLine) =>
  db
    .insertInto('cart_lines')
    .values({
      id: line.id,
      cart_id: line.cart_id,
      item_id: line.item_id,
      model: line.model,
      choice_key: line.choice_key,
      quantity: line.quantity,
      unit_price_minor: line.unit_price_minor,
      selections: jsonText(line.selections),
      variation: line.variation,
      add_ons: jsonText(line.add_ons),
      created_at: line.created_at,
    })
    .onConflict((conflict) =>
      conflict.columns(['cart_id', 'item_id', 'model', 'choice_key']).doUpdateSet(({ ref }) => ({
        quantity: ref('excluded.quantity'),
        unit_price_minor: ref('excluded.unit_price_minor'),
        selections: ref('excluded.selections'),
        variation: ref('excluded.variation'),
        add_ons: ref('excluded.add_ons'),
      })),
    )
    .modifyEnd(pipelined),
);

/** Upserts a line; the same item with the same choices is one line, even if added concurrently. */
export async function upsertLine(db: Db, row: CartLineRow): Promise<void> {
  const { selections, add_ons: addOns } = row;
  await insertLine(db, {
    ...row,
    selections: JSON.stringify(selections),
    add_ons: JSON.stringify(addOns),
  });
}

/** Changes a line in its place. */
export async function updateLineRow(db: Db, row: CartLineRow): Promise<void> {
  await db.updateTable('cart_lines').set(valuesOf(row)).where('id', '=', row.id).execute();
}

/** Removes lines of a cart; no ids: all of them. */
export async function deleteLines(db: Db, cartId: string, ids?: readonly string[]): Promise<void> {
  let query = db.deleteFrom('cart_lines').where('cart_id', '=', cartId);
  if (ids) query = query.where('id', 'in', [...ids]);
  await query.modifyEnd(pipelined).execute();
}

/** Every line that a shopper has in any cart, open or parked. */
export async function listKeptLines(
  db: Db,
  shopperId: string,
): Promise<(CartLineRow & Pick<CartRow, 'module_id' | 'parked_at'>)[]> {
  return db
    .selectFrom('cart_lines')
    .innerJoin('carts', 'carts.id', 'cart_lines.cart_id')
    .selectAll('cart_lines')
    .select(['carts.module_id', 'carts.parked_at'])
    .where('carts.shopper_id', '=', shopperId)
    .orderBy('cart_lines.created_at')
    .execute();
}

/** Of some shoppers, those who have something in a cart, open or parked, that was changed since an instant. */
export async function listWithCarts(db: Db, shopperIds: readonly string[], since: Date): Promise<string[]> {
  const rows = await db
    .selectFrom('carts')
    .select('shopper_id')
    .distinct()
    .where('shopper_id', 'in', [...shopperIds])
    .where('updated_at', '>', since)
    .where(({ exists, selectFrom }) =>
      exists(selectFrom('cart_lines').select('id').whereRef('cart_id', '=', 'carts.id')),
    )
    .execute();
  return rows.map(({ shopper_id }) => shopper_id);
}

/** Deletes every cart of some shoppers. */
export async function deleteCarts(db: Db, shopperIds: readonly string[]): Promise<void> {
  await db
    .deleteFrom('carts')
    .where('shopper_id', 'in', [...shopperIds])
    .execute();
}
