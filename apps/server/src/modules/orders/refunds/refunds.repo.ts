import type { Kysely } from 'kysely';

/** A request for a refund; one for an order. */
export interface RefundRow {
  readonly order_id: string;
  /** By its id in the list of reasons. */
  readonly reason: string;
  readonly note: string;
  /** Names in the private storage. */
  readonly pictures: string[];
  readonly amount_minor: number;
  readonly state: 'asked' | 'withdrawn' | 'refused' | 'refunded';
  readonly answer: string;
  readonly asked_at: Date;
  readonly answered_at: Date | null;
}

/** Tables of refunds. */
export interface RefundTables {
  refund_requests: RefundRow;
  orders: { id: string; shopper_id: string };
}

type Db = Kysely<RefundTables>;

/** The request of an order. */
export async function findRefund(db: Db, orderId: string): Promise<RefundRow | undefined> {
  return db.selectFrom('refund_requests').selectAll().where('order_id', '=', orderId).executeTakeFirst();
}

/** Keeps a request; false where the order has one already. */
export async function insertRefundRequest(db: Db, row: RefundRow): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('refund_requests')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/** Names the pictures of a request. */
export async function updateRefundPictures(db: Db, orderId: string, pictures: string[]): Promise<void> {
  await db.updateTable('refund_requests').set({ pictures }).where('order_id', '=', orderId).execute();
}

/** Answers or withdraws the request of a held order; false where none waits. */
export async function closeRefund(
  db: Db,
  orderId: string,
  change: Pick<RefundRow, 'state' | 'answer'> & { readonly answered_at: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('refund_requests')
    .set(change)
    .where('order_id', '=', orderId)
    .where('state', '=', 'asked')
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** A page of requests that wait for an answer, the oldest first. */
export async function listAskedRefunds(
  db: Db,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ total: number; rows: RefundRow[] }> {
  const asked = db.selectFrom('refund_requests').where('state', '=', 'asked');
  const { total } = await asked
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const rows = await asked
    .selectAll()
    .orderBy('asked_at')
    .orderBy('order_id')
    .limit(limit)
    .offset((offset - 1) * limit)
    .execute();
  return { total: Number(total), rows };
}

const ofShopper = (db: Db, shopperId: string) =>
  db.selectFrom('orders').select('id').where('shopper_id', '=', shopperId);

/** Every request of a shopper. */
export async function listOwnedRefunds(db: Db, shopperId: string): Promise<RefundRow[]> {
  return db
    .selectFrom('refund_requests')
    .selectAll()
    .where('order_id', 'in', ofShopper(db, shopperId))
    .orderBy('asked_at')
    .execute();
}

/** Deletes the texts and pictures of a shopper's refund requests. */
export async function clearRefunds(db: Db, shopperId: string): Promise<void> {
  await db
    .updateTable('refund_requests')
    .set({ note: '', pictures: [] })
    .where('order_id', 'in', ofShopper(db, shopperId))
    .execute();
}
