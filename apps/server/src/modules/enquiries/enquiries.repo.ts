import type { Language } from '@promenade/contract/refusals';
import type { Kysely } from 'kysely';

/** A message as stored. */
export interface EnquiryRow {
  readonly id: string;
  readonly name: string;
  readonly phone: string;
  readonly email: string;
  readonly subject: string;
  readonly message: string;
  readonly language: Language;
  readonly created_at: Date;
}

/** Tables of this room. */
export interface EnquiryTables {
  enquiries: EnquiryRow;
}

type Db = Kysely<EnquiryTables>;

/** Keeps a message. */
export async function insertEnquiry(db: Db, row: EnquiryRow): Promise<void> {
  await db.insertInto('enquiries').values(row).execute();
}

/** A page of messages, newest first, and how many there are. */
export async function listEnquiryRows(
  db: Db,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<{ rows: EnquiryRow[]; total: number }> {
  const { total } = await db
    .selectFrom('enquiries')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const rows = await db
    .selectFrom('enquiries')
    .selectAll()
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .offset((offset - 1) * limit)
    .execute();
  return { rows, total };
}

/** Forgets messages from before an instant. */
export async function deleteEnquiriesBefore(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('enquiries').where('created_at', '<', before).execute();
}
