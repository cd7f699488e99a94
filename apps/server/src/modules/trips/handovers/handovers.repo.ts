import type { Kysely } from 'kysely';
import type { HandoverRow, TripTables } from '../trips.tables.ts';

type Db = Kysely<TripTables>;

/** Keeps what was seen; false where the same side has written it for this unit and moment already. */
export async function insertHandover(db: Db, row: HandoverRow): Promise<boolean> {
  const inserted = await db
    .insertInto('trip_handovers')
    .values({ ...row, pictures: [...row.pictures] })
    .onConflict((conflict) => conflict.columns(['trip_id', 'unit_id', 'moment', 'written_by']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return inserted !== undefined;
}

/** Names the pictures that came with it. */
export async function updateHandoverPictures(db: Db, id: string, pictures: readonly string[]): Promise<void> {
  await db
    .updateTable('trip_handovers')
    .set({ pictures: [...pictures] })
    .where('id', '=', id)
    .execute();
}

/** What both sides saw, oldest first. */
export async function listHandovers(db: Db, tripIds: readonly string[]): Promise<HandoverRow[]> {
  if (tripIds.length === 0) return [];
  return db
    .selectFrom('trip_handovers')
    .selectAll()
    .where('trip_id', 'in', [...tripIds])
    .orderBy('at')
    .orderBy('id')
    .execute();
}

/** Forgets what customers wrote and showed of their trips; what providers saw stays for the books. */
export async function deleteCustomersHandovers(db: Db, tripIds: readonly string[]): Promise<void> {
  if (tripIds.length === 0) return;
  await db
    .deleteFrom('trip_handovers')
    .where('trip_id', 'in', [...tripIds])
    .where('written_by', '=', 'customer')
    .execute();
}
