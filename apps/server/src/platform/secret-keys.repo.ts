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

/** The key of that name; where there is none yet, this one is kept, or the one that another server kept first. */
export async function keepSecretKey(db: Kysely<SecretTables>, name: string, key: Buffer): Promise<Buffer> {
  await db
    .insertInto('secret_keys')
    .values({ name, key })
    .onConflict((one) => one.doNothing())
    .execute();
  return getSecretKey(db, name);
}
