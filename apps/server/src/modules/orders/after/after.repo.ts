import type { Kysely } from 'kysely';

/** What this room reads of others' tables: pictures that checkout gave to an order, and a courier's phone. */
export interface AfterTables {
  prescriptions: { id: string; order_id: string | null; picture: string; created_at: Date };
  couriers: CourierRow;
}

/** A courier of the market. */
export interface CourierRow {
  readonly id: string;
  readonly name: string;
  readonly phone: string;
  readonly vehicle: 'bicycle' | 'motorcycle' | 'car';
  readonly active: boolean;
  readonly created_at: Date;
}

type Db = Kysely<AfterTables>;

/** Pictures of an order's prescriptions, as they were sent. */
export async function listPrescriptionPictures(db: Db, orderId: string): Promise<string[]> {
  const query = db.selectFrom('prescriptions').select('picture').where('order_id', '=', orderId);
  return (await query.orderBy('created_at').orderBy('id').execute()).map(({ picture }) => picture);
}

/** A courier by id. */
export async function findCourier(db: Db, id: string): Promise<CourierRow | undefined> {
  return db.selectFrom('couriers').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Keeps a courier. */
export async function insertCourier(db: Db, row: CourierRow): Promise<void> {
  await db.insertInto('couriers').values(row).execute();
}
