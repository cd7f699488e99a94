import type { Ctx } from '../../../platform/context.ts';
import { scopeOf } from '../scope.ts';
import {
  countSitemapRows,
  listSitemapRows,
  type SitemapKind,
  sitemapKinds,
  type SitemapQuestion,
} from './sitemap.repo.ts';

/** Addresses of one part at most; the protocol allows 50,000 (sitemaps.org). */
export const SITEMAP_PART_MAX = 45_000;

/** A part of the sitemap, named by what it lists and its number from 1. */
export interface SitemapPart {
  readonly kind: SitemapKind;
  readonly part: number;
}

/** A page that a search engine may know. */
export interface SitemapEntry {
  readonly slug: string;
  /** Null where nobody keeps it. */
  readonly changedAt: Date | null;
}

// Of the whole market: whoever reads a sitemap stands nowhere.
async function questionOf(ctx: Ctx): Promise<SitemapQuestion> {
  const where = { zoneIds: [], moduleId: undefined, point: undefined };
  const { moduleIds, everyZoneIds, today } = await scopeOf({ ...ctx, where });
  return { moduleIds, zoneIds: everyZoneIds, today };
}

/** Every part that lists something: stores, items, categories, brands, conditions, campaigns. */
export async function listSitemapParts(ctx: Ctx): Promise<SitemapPart[]> {
  const question = await questionOf(ctx);
  const parts: SitemapPart[] = [];
  for (const kind of sitemapKinds) {
    const count = await countSitemapRows(ctx.db, kind, question);
    for (let part = 1; (part - 1) * SITEMAP_PART_MAX < count; part += 1) parts.push({ kind, part });
  }
  return parts;
}

/** What a part lists; nothing beyond the last. */
export async function listSitemapEntries(ctx: Ctx, { kind, part }: SitemapPart): Promise<SitemapEntry[]> {
  const page = { limit: SITEMAP_PART_MAX, skip: (part - 1) * SITEMAP_PART_MAX };
  const rows = await listSitemapRows(ctx.db, kind, await questionOf(ctx), page);
  return rows.map(({ slug, changed_at: changedAt }) => ({ slug, changedAt }));
}
