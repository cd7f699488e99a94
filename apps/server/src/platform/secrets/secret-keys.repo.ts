import type { Kysely } from 'kysely';

/** The market's own secrets. */
export interface SecretTables {
  secret_keys: { name: string; key: Buffer };
  former_keys: { name: string; key: Buffer; retired_at: Date };
}

/** A key by its name; undefined if none has been made. */
export async function findSecretKey(db: Kysely<SecretTables>, name: string): Promise<Buffer | undefined> {
  const query = db.selectFrom('secret_keys').select('key').where('name', '=', name);
  return (await query.executeTakeFirst())?.key;
}

/** The same for a key that every market has from the start. */
export async function getSecretKey(db: Kysely<SecretTables>, name: string): Promise<Buffer> {
  const key = await findSecretKey(db, name);
  if (!key) throw new Error(`The market has no key ${name}.`);
  return key;
}

/** Former keys of that name, latest first. */
export async function listFormerKeys(db: Kysely<SecretTables>, name: string): Promise<Buffer[]> {
  const query = db.selectFrom('former_keys').select('key').where('name', '=', name);
  return (await query.orderBy('retired_at', 'desc').execute()).map(({ key }) => key);
}

/** The key of that name; if there is none, this one is stored, unless another server was first. */
export async function keepSecretKey(db: Kysely<SecretTables>, name: string, key: Buffer): Promise<Buffer> {
  await db
    .insertInto('secret_keys')
    .values({ name, key })
    .onConflict((one) => one.doNothing())
    .execute();
  return getSecretKey(db, name);
}

/** Replaces a key, which is kept among the former ones. Must run in a transaction. */
export async function replaceSecretKey(
  db: Kysely<SecretTables>,
  name: string,
  { key, at }: { readonly key: Buffer; readonly at: Date },
): Promise<void> {
  const query = db.selectFrom('secret_keys').select('key').where('name', '=', name).forUpdate();
  const { key: former } = await query.executeTakeFirstOrThrow();
  await db.insertInto('former_keys').values({ name, key: former, retired_at: at }).execute();
  await db.updateTable('secret_keys').set({ key }).where('name', '=', name).execute();
}

/** Deletes former keys of a name that were replaced before an instant. */
export async function deleteFormerKeys(db: Kysely<SecretTables>, name: string, before: Date): Promise<void> {
  await db.deleteFrom('former_keys').where('name', '=', name).where('retired_at', '<=', before).execute();
}
