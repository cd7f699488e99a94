import type { Kysely } from 'kysely';

/** A picture of a prescription. */
export interface PrescriptionRow {
  readonly id: string;
  readonly shopper_id: string;
  /** Its name in the private storage. */
  readonly picture: string;
  /** Null until an order takes it. */
  readonly order_id: string | null;
  readonly created_at: Date;
}

/** Tables of prescriptions. */
export interface PrescriptionTables {
  prescriptions: PrescriptionRow;
}

type Db = Kysely<PrescriptionTables>;

/** Keeps a picture that waits for its order. */
export async function insertPrescription(db: Db, row: PrescriptionRow): Promise<void> {
  await db.insertInto('prescriptions').values(row).execute();
}

/** Forgets what waits of a shopper but the newest so many, and answers the names. */
export async function deleteWaitingBeyond(db: Db, shopperId: string, most: number): Promise<string[]> {
  const older = db
    .selectFrom('prescriptions')
    .select('id')
    .where('shopper_id', '=', shopperId)
    .where('order_id', 'is', null)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .offset(most);
  // An order may be taking one of them just now.
  const query = db.deleteFrom('prescriptions').where('id', 'in', older).where('order_id', 'is', null);
  return (await query.returning('picture').execute()).map(({ picture }) => picture);
}

/** Gives waiting pictures of a shopper to an order; answers how many that were. */
export async function giveToOrder(
  db: Db,
  { shopperId, ids, orderId }: { shopperId: string; ids: readonly string[]; orderId: string },
): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('prescriptions')
    .set({ order_id: orderId })
    .where('id', 'in', ids)
    .where('shopper_id', '=', shopperId)
    .where('order_id', 'is', null)
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

/** Forgets pictures that no order has taken, and answers their names. */
export async function deleteWaitingBefore(db: Db, before: Date): Promise<string[]> {
  const query = db
    .deleteFrom('prescriptions')
    .where('order_id', 'is', null)
    .where('created_at', '<', before)
    .returning('picture');
  return (await query.execute()).map(({ picture }) => picture);
}

/** Moves a guest's pictures to the account. */
export async function movePrescriptions(db: Db, fromShopperId: string, toShopperId: string): Promise<void> {
  await db
    .updateTable('prescriptions')
    .set({ shopper_id: toShopperId })
    .where('shopper_id', '=', fromShopperId)
    .execute();
}

/** What is kept of a shopper, pictures aside. */
export async function listOfShopper(db: Db, shopperId: string): Promise<Omit<PrescriptionRow, 'picture'>[]> {
  const query = db.selectFrom('prescriptions').select(['id', 'shopper_id', 'order_id', 'created_at']);
  return query.where('shopper_id', '=', shopperId).orderBy('created_at').execute();
}

/** Forgets all pictures of a shopper, and answers their names. */
export async function deleteOfShopper(db: Db, shopperId: string): Promise<string[]> {
  const query = db.deleteFrom('prescriptions').where('shopper_id', '=', shopperId).returning('picture');
  return (await query.execute()).map(({ picture }) => picture);
}
