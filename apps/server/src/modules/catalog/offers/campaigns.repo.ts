import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { LocalText } from '../catalog.tables.ts';
import { byIdOrSlug } from '../items/items.repo.ts';

type Db = Kysely<unknown>;

/** A campaign as stored; dates are the market's days. */
export interface CampaignRow {
  readonly id: string;
  readonly slug: string;
  readonly module_id: string;
  readonly title: LocalText;
  readonly description: LocalText;
  readonly image: string;
  readonly image_width: number;
  readonly image_height: number;
  readonly starts_on: string;
  readonly ends_on: string;
  readonly from_minute: number | null;
  readonly until_minute: number | null;
  /** Stores of the zones that take part and take orders. */
  readonly stores: number;
}

/** Which campaigns may be seen. */
export interface CampaignQuestion {
  readonly moduleId: string;
  readonly zoneIds: readonly string[];
  readonly today: string;
}

function select({ moduleId, zoneIds, today }: CampaignQuestion, which: RawBuilder<unknown>) {
  return sql<CampaignRow>`
    select c.id, c.slug, c.module_id, c.title, c.description, c.image, c.image_width, c.image_height,
      c.starts_on::text as starts_on, c.ends_on::text as ends_on, c.from_minute, c.until_minute, count(*)::int as stores
    from campaigns c join campaign_stores cs on cs.campaign_id = c.id join stores s on s.id = cs.store_id
    where c.module_id = ${moduleId} and c.active and c.starts_on <= ${today}::date and c.ends_on >= ${today}::date - 1 and ${which}
      and s.active and s.module_id = c.module_id and s.zone_id = any (${zoneIds}::uuid[])
    group by c.id order by c.ends_on, c.slug`;
}

/** Campaigns of today, or of the night that may still last, with a store in the zones; those that end first before. */
export async function listCampaignRows(db: Db, question: CampaignQuestion): Promise<CampaignRow[]> {
  return (await select(question, sql`true`).execute(db)).rows;
}

/** One of these by id or slug. */
export async function findCampaignRow(
  db: Db,
  question: CampaignQuestion,
  idOrSlug: string,
): Promise<CampaignRow | undefined> {
  return (await select(question, byIdOrSlug('c', idOrSlug)).execute(db)).rows[0];
}
