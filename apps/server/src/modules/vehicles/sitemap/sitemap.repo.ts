import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { WithinRental } from '../page/page.repo.ts';

type Db = Kysely<unknown>;

/** What rental has pages of. */
export const rentalPageKinds = ['vehicles', 'providers'] as const;

/** One of {@link rentalPageKinds}. */
export type RentalPageKind = (typeof rentalPageKinds)[number];

/** A page: its slug, and when it last changed where that is known. */
export interface RentalPageRow {
  readonly slug: string;
  readonly changed_at: Date | null;
}

function listed(
  kind: RentalPageKind,
  { vehicleModuleIds, pickupZoneIds }: WithinRental,
): RawBuilder<unknown> {
  const open = sql`s.active and s.module_id = any (${vehicleModuleIds}::uuid[])
    and p.pickup_zone_ids && ${pickupZoneIds}::uuid[]`;
  if (kind === 'providers')
    return sql`select s.id, s.slug, s.changed_at from stores s join providers p on p.store_id = s.id where ${open}`;
  return sql`select v.id, v.slug, null::timestamptz as changed_at from vehicles v
    join stores s on s.id = v.store_id join providers p on p.store_id = s.id where v.active and ${open}`;
}

/** How many pages of a kind there are. */
export async function countRentalPages(db: Db, kind: RentalPageKind, within: WithinRental): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (${listed(kind, within)}) as page`.execute(db);
  return rows[0]?.count ?? 0;
}

/** Pages of a kind by age. */
export async function listRentalPages(
  db: Db,
  kind: RentalPageKind,
  within: WithinRental,
  { limit, skip }: { readonly limit: number; readonly skip: number },
): Promise<RentalPageRow[]> {
  const { rows } = await sql<RentalPageRow>`
    select page.slug, page.changed_at from (${listed(kind, within)}) as page
    order by page.id limit ${limit} offset ${skip}`.execute(db);
  return rows;
}
