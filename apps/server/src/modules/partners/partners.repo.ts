import type { ApplicationStatus, PartnerKind } from '@promenade/domain/partners';
import { type Kysely, sql } from 'kysely';
import { json } from '../../platform/database/json.ts';
import type { ApplicationRow, EventRow, FileColumn, PartnerTables, TermsRow } from './partners.tables.ts';

type Db = Kysely<PartnerTables>;

// What the details hold depends on the kind, which the type of a table cannot say.
const applications = (db: Db) => db.selectFrom('partner_applications').selectAll().$castTo<ApplicationRow>();

/** Keeps an application; false where one of the same address and kind waits already. */
export async function insertApplication(db: Db, row: ApplicationRow): Promise<boolean> {
  const inserted = await db
    .insertInto('partner_applications')
    .values({ ...row, plan: json(row.plan), details: json(row.details), files: json(row.files) })
    .onConflict((conflict) =>
      conflict.columns(['email', 'kind']).where(sql<boolean>`status = 'waiting'`).doNothing(),
    )
    .returning('id')
    .executeTakeFirst();
  return inserted !== undefined;
}

/** Names the files that came with it, or those that are left. */
export async function updateFiles(db: Db, id: string, files: readonly FileColumn[]): Promise<void> {
  await db
    .updateTable('partner_applications')
    .set({ files: json(files) })
    .where('id', '=', id)
    .execute();
}

/** An application by the hash of its reference. */
export async function findByReference(db: Db, hash: Buffer): Promise<ApplicationRow | undefined> {
  return applications(db).where('reference_hash', '=', hash).executeTakeFirst();
}

/** An application by id. */
export async function findApplication(db: Db, id: string): Promise<ApplicationRow | undefined> {
  return applications(db).where('id', '=', id).executeTakeFirst();
}

/** An application, held until the transaction ends: two who decide take turns. */
export async function lockApplication(db: Db, id: string): Promise<ApplicationRow | undefined> {
  return applications(db).where('id', '=', id).forUpdate().executeTakeFirst();
}

/** Which applications are listed. */
export interface ApplicationQuestion {
  readonly status: ApplicationStatus | undefined;
  readonly kind: PartnerKind | undefined;
  readonly limit: number;
  readonly skip: number;
}

/** A page of applications, newest first. */
export async function listApplicationRows(
  db: Db,
  { status, kind, limit, skip }: ApplicationQuestion,
): Promise<{ rows: ApplicationRow[]; total: number }> {
  let asked = applications(db);
  if (status) asked = asked.where('status', '=', status);
  if (kind) asked = asked.where('kind', '=', kind);
  const { total } = await asked
    .clearSelect()
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const page = asked.orderBy('applied_at', 'desc').orderBy('id', 'desc');
  return { rows: await page.limit(limit).offset(skip).execute(), total: Number(total) };
}

/** Writes down what was decided of a held application. */
export async function updateDecision(
  db: Db,
  id: string,
  decision: Pick<ApplicationRow, 'status' | 'decided_at' | 'reason' | 'store_id' | 'courier_id'>,
): Promise<void> {
  await db.updateTable('partner_applications').set(decision).where('id', '=', id).execute();
}

/** Adds a step to an application's trace. */
export async function insertEvent(db: Db, row: EventRow): Promise<void> {
  await db.insertInto('partner_application_events').values(row).execute();
}

/** The trace of an application, oldest first. */
export async function listEvents(db: Db, applicationId: string): Promise<EventRow[]> {
  const query = db.selectFrom('partner_application_events').selectAll();
  return query.where('application_id', '=', applicationId).orderBy('id').execute();
}

/** Keeps what a partner agreed to. */
export async function insertTerms(db: Db, row: TermsRow): Promise<void> {
  await db.insertInto('partner_terms').values(row).execute();
}

/** Applications that have waited since before an instant, by age. */
export async function listWaitingSince(db: Db, before: Date, limit: number): Promise<string[]> {
  const rows = await db
    .selectFrom('partner_applications')
    .select('id')
    .where('status', '=', 'waiting')
    .where('applied_at', '<', before)
    .orderBy('applied_at')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

// As the index of refused ones says it.
const isRefused = sql<boolean>`status = 'refused'`;

/** Refused applications from before an instant that still have files. */
export async function listRefusedWithFiles(
  db: Db,
  before: Date,
  limit: number,
): Promise<{ id: string; files: readonly FileColumn[] }[]> {
  return db
    .selectFrom('partner_applications')
    .select(['id', 'files'])
    .where(isRefused)
    .where('decided_at', '<', before)
    .where(sql<boolean>`files <> '[]'`)
    .orderBy('decided_at')
    .limit(limit)
    .execute();
}

/** Deletes applications that were refused before an instant and have no files any more; answers how many. */
export async function deleteRefusedBefore(db: Db, before: Date, limit: number): Promise<number> {
  const old = db
    .selectFrom('partner_applications')
    .select('id')
    .where(isRefused)
    .where('decided_at', '<', before)
    .where(sql<boolean>`files = '[]'`)
    .orderBy('decided_at')
    .limit(limit)
    .forUpdate()
    .skipLocked();
  const deleted = await db.deleteFrom('partner_applications').where('id', 'in', old).executeTakeFirst();
  return Number(deleted.numDeletedRows);
}
