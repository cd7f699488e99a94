import { type Kysely, sql } from 'kysely';

type Db = Kysely<unknown>;

/** What a zone offers. */
export interface ZoneOffer {
  readonly zone_id: string;
  readonly stores: number;
  readonly items: number;
}

/** Active stores of each zone, and the items on sale in them; whoever lets vehicles is no store (MOD-07). */
export async function countZoneOffers(db: Db): Promise<ZoneOffer[]> {
  const { rows } = await sql<ZoneOffer>`
    select s.zone_id, count(*)::int as stores, sum(s.item_count)::int as items
    from stores s join modules on modules.id = s.module_id and modules.active
    where s.active and not exists (select from providers p where p.store_id = s.id)
    group by s.zone_id`.execute(db);
  return rows;
}
