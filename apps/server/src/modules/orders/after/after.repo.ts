import { isRunning, stepsFor } from '@promenade/domain/orders';
import { type Kysely, sql } from 'kysely';

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

/** The same, working here or not until the transaction ends: whoever ends their work waits. */
export async function shareCourier(db: Db, id: string): Promise<CourierRow | undefined> {
  return db.selectFrom('couriers').selectAll().where('id', '=', id).forShare().executeTakeFirst();
}

/** An active courier of that name, phone and vehicle; nobody else adds one meanwhile. */
export async function holdSameCourier(
  db: Db,
  { name, phone, vehicle }: Pick<CourierRow, 'name' | 'phone' | 'vehicle'>,
): Promise<CourierRow | undefined> {
  const known = await holdCouriersOf(db, phone);
  return known.find((one) => one.name === name && one.vehicle === vehicle);
}

/** Active couriers with that phone, the longest here first; nobody else adds one meanwhile. */
export async function holdCouriersOf(db: Db, phone: string): Promise<CourierRow[]> {
  await sql`lock table couriers in share row exclusive mode`.execute(db);
  const active = db.selectFrom('couriers').selectAll().where('active', '=', true);
  return active.where('phone', '=', phone).orderBy('created_at').execute();
}

/** Keeps a courier. */
export async function insertCourier(db: Db, row: CourierRow): Promise<void> {
  await db.insertInto('couriers').values(row).execute();
}

/** A courier, and how many orders under way are theirs. */
export interface CourierAtWork extends CourierRow {
  readonly orders: number;
}

/** Every courier, those who work here first, by name. */
export async function listCouriersAtWork(db: Db): Promise<CourierAtWork[]> {
  const running = stepsFor('delivery').filter(isRunning);
  const { rows } = await sql<CourierAtWork>`select c.*, count(o.id)::int as orders
    from couriers c left join orders o on o.courier_id = c.id and o.status = any (${running})
    group by c.id order by c.active desc, c.name, c.id`.execute(db);
  return rows;
}

/** Whether a courier works here. */
export async function updateCourierActive(db: Db, id: string, active: boolean): Promise<void> {
  await db.updateTable('couriers').set({ active }).where('id', '=', id).execute();
}
