import type { OwnMarketRequest } from '@promenade/market/own';
import { type Kysely, sql } from 'kysely';
import { json } from '../../platform/database/json.ts';

type Db = Kysely<unknown>;

/** The market that was imported last, and the options of that import. */
export interface ImportedMarket {
  readonly slug: string;
  readonly wishes: ImportWishes;
  readonly imported_at: Date;
}

/** Options that the map cannot provide; absent ones were not given. */
export type ImportWishes = Pick<OwnMarketRequest, 'priceFactor' | 'taxPercent' | 'mostStores'> & {
  /** Types of modules that were closed because the import knew nothing of them. */
  readonly retiredModules?: readonly string[];
};

/** Absent in markets of before 0008-markets.sql, and in empty ones. */
export async function findImportedMarket(db: Db): Promise<ImportedMarket | undefined> {
  const { rows } = await sql<ImportedMarket>`select slug, wishes, imported_at from imported_market`.execute(
    db,
  );
  return rows[0];
}

/** One import at a time writes. */
export async function holdImports(db: Db): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('imports'))`.execute(db);
}

/** Keeps which market this is. */
export async function keepImportedMarket(
  db: Db,
  { slug, wishes }: Omit<ImportedMarket, 'imported_at'>,
  at: Date,
): Promise<void> {
  await sql`
    insert into imported_market (slug, wishes, imported_at)
    values (${slug}, ${json(wishes)}, ${at.toISOString()})
    on conflict (single_row) do update
      set slug = excluded.slug, wishes = excluded.wishes, imported_at = excluded.imported_at`.execute(db);
}

/** Keeps which types of modules are closed for an import's sake alone. */
export async function keepRetiredModules(db: Db, types: readonly string[]): Promise<void> {
  await sql`update imported_market
    set wishes = jsonb_set(wishes, '{retiredModules}', ${json(types)})`.execute(db);
}
