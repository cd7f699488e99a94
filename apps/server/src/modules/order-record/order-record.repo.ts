import { type Kysely, sql } from 'kysely';
import { json } from '../../platform/database/json.ts';
import { pipelined } from '../../platform/database/pipelining.ts';
import type { NewRecordRow, RecordRow, RecordTables, RefusalRow } from './order-record.tables.ts';

type Db = Kysely<RecordTables>;

/** The refusals that move into the record of a new order: whose, and since when. */
export interface TakenRefusals {
  readonly orderId: string;
  readonly shopperId: string;
  readonly since: Date;
}

/**
 * Inserts a transaction's entries, in their order. For a newly placed order, the same statement moves the refusals that
 * led up to it into its record.
 */
export async function insertRecords(
  db: Db,
  rows: readonly NewRecordRow[],
  taken: TakenRefusals | undefined,
): Promise<void> {
  const { orderId = null, shopperId = null, since = null } = taken ?? {};
  await sql`
    with earlier as (
      delete from checkout_refusals where shopper_id = ${shopperId}::uuid and at >= ${since}::timestamptz
      returning at, actor, request_id, shown
    ), entries as (
      select ${orderId}::uuid as order_id, at, 'refused' as what, actor, null::uuid as actor_id, request_id, shown,
        null::jsonb as personal, 0 as place from earlier
      union all
      select order_id, at, what, actor, actor_id, request_id, shown, personal, place
      from jsonb_to_recordset(${JSON.stringify(rows.map((row, index) => ({ ...row, place: index + 1 })))}::jsonb)
        as given (order_id uuid, at timestamptz, what text, actor text, actor_id uuid, request_id text, shown jsonb,
          personal jsonb, place integer)
    )
    insert into order_records (order_id, at, what, actor, actor_id, request_id, shown, personal)
    select order_id, at, what, actor, actor_id, request_id, shown, personal from entries order by place, at
    ${pipelined}`.execute(db);
}

// So that a script that is refused over and over does not fill the disk.
const mostOfShopper = 50;
const mostOfOrder = 100;

/** Stores why a shopper's order could not be placed. */
export async function insertCheckoutRefusal(db: Db, row: RefusalRow): Promise<void> {
  await sql`
    insert into checkout_refusals (id, shopper_id, at, actor, request_id, shown)
    select ${row.id}, ${row.shopper_id}, ${row.at}, ${row.actor}, ${row.request_id}, ${json(row.shown)}
    where (select count(*) from checkout_refusals where shopper_id = ${row.shopper_id}) < ${mostOfShopper}`.execute(
    db,
  );
}

/** Adds a refusal to the record of the shopper's order, found by id or number; does nothing for someone else's. */
export async function insertOrderRefusal(
  db: Db,
  order: { readonly id: string } | { readonly number: number },
  shopperId: string,
  row: Omit<NewRecordRow, 'order_id'>,
): Promise<void> {
  const named = 'id' in order ? sql`id = ${order.id}` : sql`number = ${order.number}`;
  await sql`
    insert into order_records (order_id, at, what, actor, actor_id, request_id, shown, personal)
    select id, ${row.at}, ${row.what}, ${row.actor}, ${row.actor_id}, ${row.request_id}, ${json(row.shown)}, null
    from orders where ${named} and shopper_id = ${shopperId}
      and (select count(*) from order_records where order_id = orders.id and what = 'refused') < ${mostOfOrder}`.execute(
    db,
  );
}

/** An order's record up to an instant, oldest first. */
export async function listRecords(db: Db, orderId: string, until: Date | undefined): Promise<RecordRow[]> {
  let query = db.selectFrom('order_records').selectAll().where('order_id', '=', orderId);
  if (until) query = query.where('at', '<=', until);
  return query.orderBy('seq').execute();
}

/** The records of all of a shopper's orders. */
export async function listRecordsOfShopper(db: Db, shopperId: string): Promise<RecordRow[]> {
  return db
    .selectFrom('order_records')
    .innerJoin('orders', 'orders.id', 'order_records.order_id')
    .selectAll('order_records')
    .where('orders.shopper_id', '=', shopperId)
    .orderBy('order_records.order_id')
    .orderBy('order_records.seq')
    .execute();
}

/** Refusals that have not led to an order. */
export async function listRefusals(db: Db, shopperId: string): Promise<RefusalRow[]> {
  return db
    .selectFrom('checkout_refusals')
    .selectAll()
    .where('shopper_id', '=', shopperId)
    .orderBy('at')
    .execute();
}

/** Erases what people wrote from the records of a shopper's orders; everything else stays. */
export async function eraseWords(db: Db, shopperId: string, at: Date): Promise<void> {
  await sql`
    update order_records set personal = null, erased_at = ${at} from orders
    where orders.id = order_records.order_id and orders.shopper_id = ${shopperId} and personal is not null`.execute(
    db,
  );
}

/** Deletes a shopper's refusals. */
export async function deleteRefusals(db: Db, shopperId: string): Promise<void> {
  await db.deleteFrom('checkout_refusals').where('shopper_id', '=', shopperId).execute();
}

/** Moves a guest's refusals to a customer. */
export async function updateRefusalOwner(db: Db, fromShopperId: string, toShopperId: string): Promise<void> {
  await db
    .updateTable('checkout_refusals')
    .set({ shopper_id: toShopperId })
    .where('shopper_id', '=', fromShopperId)
    .execute();
}

/** Deletes refusals from before an instant. */
export async function deleteRefusalsBefore(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('checkout_refusals').where('at', '<', before).execute();
}
