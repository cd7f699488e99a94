import type { OrderStatus } from '@promenade/domain/orders';
import { type Kysely, sql } from 'kysely';
import { endsWithDigits } from '../../platform/database/ends-with-digits.ts';
import { json } from '../../platform/database/json.ts';
import { newestFirst } from '../../platform/database/newest-first.ts';
import type { CountedPage, CursorPage } from '../../platform/cursor-page.ts';
import { kindOfKey } from '../../platform/record-key.ts';
import type { NewOrderRow, OrderEventRow, OrderLineRow, OrderRow, OrderTables } from './orders.tables.ts';

type Db = Kysely<OrderTables>;

function lineValues(line: OrderLineRow) {
  return { ...line, name: json(line.name), choices: json(line.choices), add_ons: json(line.add_ons) };
}

/** Keeps a new order with its lines and first event in one statement; the database gives it its number. */
export async function insertOrder(
  db: Db,
  order: NewOrderRow,
  lines: readonly OrderLineRow[],
  first: Omit<OrderEventRow, 'seq'>,
): Promise<OrderRow> {
  const { store, parcel, bill, courier } = order;
  const documents = { store: json(store), parcel: json(parcel), bill: json(bill), courier: json(courier) };
  const kept = db
    .with('placed', (one) =>
      one
        .insertInto('orders')
        .values({ ...order, ...documents })
        .returningAll(),
    )
    .with('begun', (one) => one.insertInto('order_events').values({ ...first, seq: 1 }));
  // A parcel has none.
  const whole =
    lines.length === 0
      ? kept
      : kept.with('bought', (one) => one.insertInto('order_lines').values(lines.map(lineValues)));
  return whole.selectFrom('placed').selectAll().executeTakeFirstOrThrow();
}

/** Writes down what happened, after what happened before; the caller holds the order's row. */
export async function insertOrderEvent(db: Db, event: Omit<OrderEventRow, 'seq'>): Promise<void> {
  const seq = sql<number>`(select coalesce(max(seq), 0) + 1 from order_events where order_id = ${event.order_id})`;
  await db
    .insertInto('order_events')
    .values({ ...event, seq })
    .execute();
}

/** By id or by the number that people read. */
export async function findOrder(
  db: Db,
  key: string,
  owner?: { readonly shopperId: string },
): Promise<OrderRow | undefined> {
  const kind = kindOfKey(key);
  if (!kind) return undefined;
  const query = db
    .selectFrom('orders')
    .selectAll()
    .where(kind, '=', kind === 'id' ? key : Number(key));
  return (owner ? query.where('shopper_id', '=', owner.shopperId) : query).executeTakeFirst();
}

/** Orders by their ids. */
export async function listOrdersById(db: Db, ids: readonly string[]): Promise<Map<string, OrderRow>> {
  const { rows } = await sql<OrderRow>`select * from orders where id = any (${ids}::uuid[])`.execute(db);
  return new Map(rows.map((row) => [row.id, row]));
}

/** The order, held until the transaction ends: steps of one order follow one another. */
export async function lockOrder(db: Db, id: string): Promise<OrderRow | undefined> {
  return db.selectFrom('orders').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

/** Lines as they were bought, in their order. */
export async function listOrderLines(db: Db, orderId: string): Promise<OrderLineRow[]> {
  return db
    .selectFrom('order_lines')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('position')
    .execute();
}

/** What happened, oldest first. */
export async function listOrderEvents(db: Db, orderId: string): Promise<OrderEventRow[]> {
  return db.selectFrom('order_events').selectAll().where('order_id', '=', orderId).orderBy('seq').execute();
}

/** The parameters of a list of orders. */
export interface OrderFilter extends CursorPage {
  readonly shopperId?: string | undefined;
  readonly storeId?: string | undefined;
  readonly courierId?: string | undefined;
  /** Carried, and nobody has taken it yet. */
  readonly waitsForCourier?: boolean;
  /** Orders that await a gateway are nobody's to make yet. */
  readonly paidFor?: boolean;
  readonly statuses?: readonly OrderStatus[] | undefined;
  /** The last digits of the phone number it was placed with. */
  readonly phoneEnding?: string | undefined;
}

/** One page of orders, newest first, and how many there are in all. */
export async function listOrders(db: Db, filter: OrderFilter): Promise<CountedPage<OrderRow>> {
  let query = db.selectFrom('orders');
  if (filter.shopperId !== undefined) query = query.where('shopper_id', '=', filter.shopperId);
  if (filter.storeId !== undefined) query = query.where('store_id', '=', filter.storeId);
  if (filter.courierId !== undefined) query = query.where('courier_id', '=', filter.courierId);
  if (filter.waitsForCourier)
    query = query
      .where('courier_id', 'is', null)
      .where('order_type', '<>', 'take_away')
      // Before the kitchen has accepted it there may be nothing to deliver; a parcel has no kitchen.
      .where(sql<boolean>`(status <> 'pending' or (order_type = 'parcel' and payment_due_at is null))`);
  if (filter.paidFor) query = query.where('payment_due_at', 'is', null);
  if (filter.phoneEnding !== undefined)
    query = query.where(endsWithDigits(sql.ref('contact_phone'), filter.phoneEnding));
  if (filter.statuses) query = query.where('status', 'in', [...filter.statuses]);
  return newestFirst(query, 'orders', filter);
}

/** The order after a step. */
export async function updateOrder(
  db: Db,
  id: string,
  change: Pick<OrderRow, 'status' | 'payment_status' | 'courier' | 'updated_at'>,
): Promise<OrderRow> {
  return db
    .updateTable('orders')
    .set({ ...change, courier: json(change.courier) })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** The held parcel after a step of its way back. */
export async function updateReturn(
  db: Db,
  id: string,
  change: Partial<
    Pick<
      OrderRow,
      | 'return_code'
      | 'return_reason'
      | 'return_by'
      | 'return_asked_at'
      | 'returned_at'
      | 'expected_at'
      | 'updated_at'
    >
  >,
): Promise<OrderRow> {
  return db.updateTable('orders').set(change).where('id', '=', id).returningAll().executeTakeFirstOrThrow();
}

/** Moves all orders of one shopper to another. */
export async function updateOrderOwner(db: Db, fromShopperId: string, toShopperId: string): Promise<void> {
  await db
    .updateTable('orders')
    .set({ shopper_id: toShopperId })
    .where('shopper_id', '=', fromShopperId)
    .execute();
}

/** Whether anything was ever ordered. */
export async function hasOrder(db: Db): Promise<boolean> {
  return (await db.selectFrom('orders').select('id').limit(1).executeTakeFirst()) !== undefined;
}

/** Whether the shopper of an order has placed another before it that is in one of these states. */
export async function hasOrderBefore(
  db: Db,
  { id, shopper_id, created_at }: OrderRow,
  statuses: readonly OrderStatus[],
): Promise<boolean> {
  const earlier = await db
    .selectFrom('orders')
    .select('id')
    .where('shopper_id', '=', shopper_id)
    .where('status', 'in', [...statuses])
    .where(sql<boolean>`(created_at, id) < (${created_at}::timestamptz, ${id}::uuid)`)
    .limit(1)
    .executeTakeFirst();
  return earlier !== undefined;
}

/** Every order of a shopper with its lines, as kept. */
export async function listOwnedOrders(
  db: Db,
  shopperId: string,
): Promise<(OrderRow & { lines: OrderLineRow[] })[]> {
  const orders = await db
    .selectFrom('orders')
    .selectAll()
    .where('shopper_id', '=', shopperId)
    .orderBy('created_at')
    .execute();
  const lines = await db
    .selectFrom('order_lines')
    .innerJoin('orders', 'orders.id', 'order_lines.order_id')
    .selectAll('order_lines')
    .where('orders.shopper_id', '=', shopperId)
    .orderBy('order_lines.position')
    .execute();
  return orders.map((order) => ({ ...order, lines: lines.filter((line) => line.order_id === order.id) }));
}

/** Takes out of a shopper's orders who it was and where. */
export async function clearContacts(db: Db, shopperId: string): Promise<void> {
  await db
    .updateTable('orders')
    .set({ contact_name: '', contact_phone: '', contact_email: null, address: null })
    .set({ road: '', house: '', floor: '', lat: null, lng: null, note: '', route_polyline: null })
    .set({ delivery_instruction: '' })
    .set({ parcel: sql`parcel || '{"sender": null, "approach": null}'` })
    .where('shopper_id', '=', shopperId)
    .execute();
}

/** Deletes the texts of steps of a shopper's orders; the steps themselves stay. */
export async function clearEventWords(db: Db, shopperId: string): Promise<void> {
  await db
    .updateTable('order_events')
    .set({ detail: '' })
    .where('order_id', 'in', db.selectFrom('orders').select('id').where('shopper_id', '=', shopperId))
    .where('detail', '<>', '')
    .execute();
}

/** A shopper's latest order in one of these states. */
export async function findLatestOrder(
  db: Db,
  shopperId: string,
  statuses: readonly OrderStatus[],
): Promise<OrderRow | undefined> {
  return (await listOrders(db, { shopperId, statuses, limit: 1, offset: 1 })).rows[0];
}

/** When an order was delivered; undefined before. */
export async function findDeliveredAt(db: Db, orderId: string): Promise<Date | undefined> {
  const event = await db
    .selectFrom('order_events')
    .select('at')
    .where('order_id', '=', orderId)
    .where('status', '=', 'delivered')
    .orderBy('seq')
    .executeTakeFirst();
  return event?.at;
}

/** Stores of a shopper's orders in these states, the one ordered from last first. */
export async function listStoresOfOrders(
  db: Db,
  shopperId: string,
  statuses: readonly OrderStatus[],
): Promise<string[]> {
  const rows = await db
    .selectFrom('orders')
    .select('store_id')
    .where('shopper_id', '=', shopperId)
    .where('status', 'in', [...statuses])
    .where('store_id', 'is not', null)
    .groupBy('store_id')
    .orderBy((eb) => eb.fn.max('created_at'), 'desc')
    .orderBy('store_id')
    .execute();
  return rows.flatMap((row) => row.store_id ?? []);
}
