import type { Kysely } from 'kysely';

/** The market's own secrets. */
export interface SecretTables {
  secret_keys: { name: string; key: Buffer };
}

/** A key by its name; every market is born with one of each. */
export async function getSecretKey(db: Kysely<SecretTables>, name: string): Promise<Buffer> {
  const query = db.selectFrom('secret_keys').select('key').where('name', '=', name);
  return (await query.executeTakeFirstOrThrow()).key;
}
