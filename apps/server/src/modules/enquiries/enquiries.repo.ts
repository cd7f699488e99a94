import type { Language } from '@promenade/contract/refusals';
import { type Kysely, sql } from 'kysely';

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

// Only a proved address: whoever claims another's would read, or delete, what that one wrote.
const provedAddress = (customerId: string) =>
  sql<string>`(select lower(email) from customers where id = ${customerId} and email_verified)`;

/** What a customer wrote, by the address that the account has proved. */
export async function listEnquiriesOf(db: Db, customerId: string): Promise<EnquiryRow[]> {
  return db
    .selectFrom('enquiries')
    .selectAll()
    .where(sql<string>`lower(email)`, '=', provedAddress(customerId))
    .orderBy('created_at')
    .execute();
}

/** Forgets what a customer wrote. */
export async function deleteEnquiriesOf(db: Db, customerId: string): Promise<void> {
  await db.deleteFrom('enquiries').where(sql<string>`lower(email)`, '=', provedAddress(customerId)).execute();
}

/** Forgets messages from before an instant. */
export async function deleteEnquiriesBefore(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('enquiries').where('created_at', '<', before).execute();
}
