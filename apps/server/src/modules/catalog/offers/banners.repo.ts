import { type Kysely, sql } from 'kysely';
import type { LocalText } from '../catalog.tables.ts';

type Db = Kysely<unknown>;

/** A banner with where it leads. */
export interface BannerRow {
  readonly id: string;
  readonly title: LocalText;
  readonly image: string;
  readonly image_width: number;
  readonly image_height: number;
  readonly kind: 'store' | 'item' | 'campaign' | 'category' | null;
  readonly target_id: string;
  readonly target_slug: string;
  readonly target_name: LocalText;
  readonly target_zone_id: string | null;
}

/**
 * Banners of a module for the zones, in their order, as far as what they lead to is there: a store that takes
 * orders, an item on sale, a category that something is sold in.
 * @param campaignIds campaigns that run here now
 */
export async function listBannerRows(
  db: Db,
  question: { moduleId: string; zoneIds: readonly string[]; campaignIds: readonly string[] },
): Promise<BannerRow[]> {
  const { moduleId, zoneIds, campaignIds } = question;
  const here = sql`s.active and s.module_id = ${moduleId} and s.zone_id = any (${zoneIds}::uuid[])`;
  const { rows } = await sql<BannerRow>`
    select b.id, b.title, b.image, b.image_width, b.image_height, t.*
    from banners b left join lateral (
      select 'store' as kind, s.id as target_id, s.slug as target_slug, jsonb_build_object('en', s.name) as target_name,
          s.zone_id as target_zone_id
        from stores s where s.id = b.store_id and ${here}
      union all select 'item', i.id, i.slug, i.name, s.zone_id
        from items i join stores s on s.id = i.store_id where i.id = b.item_id and i.active and ${here}
      union all select 'campaign', c.id, c.slug, c.title, null
        from campaigns c where c.id = b.campaign_id and c.id = any (${campaignIds}::uuid[])
      union all select 'category', c.id, c.slug, c.name, null
        from categories c where c.id = b.category_id and exists (
          select from store_categories m join stores s on s.id = m.store_id
            join categories below on below.id = m.category_id
          where (below.id = c.id or below.parent_id = c.id) and m.item_count > 0 and ${here})
    ) as t on true
    where b.active and b.module_id = ${moduleId} and (b.zone_id is null or b.zone_id = any (${zoneIds}::uuid[]))
      and (t.kind is not null or num_nonnulls(b.store_id, b.item_id, b.campaign_id, b.category_id) = 0)
    order by b.position, b.id`.execute(db);
  return rows;
}
