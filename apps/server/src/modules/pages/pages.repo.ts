import type { PageSlug } from '@promenade/domain/pages';
import type { Language } from '@promenade/contract/refusals';
import type { Kysely } from 'kysely';

/** A page in one language. */
export interface PageKey {
  readonly slug: PageSlug;
  readonly language: Language;
}

/** A version of a page as stored. */
export interface PageRow extends PageKey {
  readonly version: number;
  readonly origin: 'default' | 'operator';
  readonly title: string;
  readonly text: string;
  readonly created_at: Date;
}

/** Tables of this room. */
export interface PageTables {
  market_pages: PageRow;
}

type Db = Kysely<PageTables>;

const versionsOf = (db: Db, { slug, language }: PageKey) =>
  db
    .selectFrom('market_pages')
    .selectAll()
    .where('slug', '=', slug)
    .where('language', '=', language)
    .orderBy('version', 'desc');

/** The current version, or the one at an instant; undefined if none was stored by then. */
export async function findVersion(db: Db, key: PageKey, at?: Date): Promise<PageRow | undefined> {
  const versions = versionsOf(db, key).limit(1);
  return (at ? versions.where('created_at', '<=', at) : versions).executeTakeFirst();
}

// Limits the list only: older versions stay stored, and can be found by their instant.
const mostListed = 100;

/** Versions, newest first. */
export async function listVersions(db: Db, key: PageKey): Promise<PageRow[]> {
  return versionsOf(db, key).limit(mostListed).execute();
}

/** Inserts a version; false if another with its number was inserted concurrently. */
export async function insertVersion(db: Db, row: PageRow): Promise<boolean> {
  const inserted = await db
    .insertInto('market_pages')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returning('version')
    .executeTakeFirst();
  return inserted !== undefined;
}
