import type { Kysely } from 'kysely';
import { json } from '../../../platform/database/json.ts';
import { lockName } from '../../../platform/database/lock-name.ts';

/** What else was proved and becomes the customer's with a code. */
export interface Link {
  readonly phone?: { readonly address: string; readonly key: string };
  readonly email?: string;
  readonly social?: { readonly medium: string; readonly subject: string };
}

/** What a code is for. */
export type CodePurpose = 'sign_in' | 'verify' | 'reset' | 'change' | 'reauthenticate';

/** What is known of the codes of a contact for one purpose. */
export interface CodeRow {
  readonly contact: string;
  readonly purpose: CodePurpose;
  readonly scope: string;
  readonly code_hash: Buffer | null;
  readonly salt: Buffer;
  readonly customer_id: string | null;
  readonly link: Link | null;
  readonly message_id: string | null;
  readonly sent_at: Date;
  readonly window_at: Date;
  readonly sent_in_window: number;
  readonly wrong_tries: number;
  readonly paused_until: Date;
}

/** The table of codes. */
export interface CodeTables {
  account_codes: CodeRow;
}

type Db = Kysely<CodeTables>;
type Key = Pick<CodeRow, 'contact' | 'purpose' | 'scope'>;

/**
 * The row of a contact and purpose, held until the transaction ends: tries follow one another, and so do the first
 * codes of a contact, of which there is no row yet.
 */
export async function lockCode(db: Db, { contact, purpose, scope }: Key): Promise<CodeRow | undefined> {
  await lockName(db, JSON.stringify(['code', contact, purpose, scope]));
  return db
    .selectFrom('account_codes')
    .selectAll()
    .where('contact', '=', contact)
    .where('purpose', '=', purpose)
    .where('scope', '=', scope)
    .forUpdate()
    .executeTakeFirst();
}

/** Keeps what is known now. */
export async function upsertCode(db: Db, row: CodeRow): Promise<void> {
  const { contact: _contact, purpose: _purpose, scope: _scope, ...rest } = row;
  const changes = { ...rest, link: json(row.link) };
  await db
    .insertInto('account_codes')
    .values({ ...row, ...changes })
    .onConflict((conflict) => conflict.columns(['contact', 'purpose', 'scope']).doUpdateSet(changes))
    .execute();
}

/** Forgets codes whose last was sent before an instant. */
export async function deleteCodesBefore(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('account_codes').where('sent_at', '<', before).execute();
}
