import type { Ctx } from '../../../platform/context.ts';
import { scopeOf } from '../scope.ts';
import { entriesOf, type PartOf, partsOf, type SitemapEntry } from './parts.ts';
import { pagesOf, type SitemapKind, sitemapKinds, type SitemapQuestion } from './sitemap.repo.ts';

/** A part of the catalogue's sitemap. */
export type SitemapPart = PartOf<SitemapKind>;

// Of the whole market: whoever reads a sitemap stands nowhere.
async function questionOf(ctx: Ctx): Promise<SitemapQuestion> {
  const where = { zoneIds: [], moduleId: undefined, point: undefined };
  const { moduleIds, everyZoneIds, today } = await scopeOf({ ...ctx, where });
  return { moduleIds, zoneIds: everyZoneIds, today };
}

/** Every part that lists something: stores, items, categories, brands, conditions, campaigns. */
export async function listSitemapParts(ctx: Ctx): Promise<SitemapPart[]> {
  const question = await questionOf(ctx);
  return partsOf(ctx, sitemapKinds, (kind) => pagesOf(kind, question));
}

/** What a part lists. */
export async function listSitemapEntries(ctx: Ctx, { kind, part }: SitemapPart): Promise<SitemapEntry[]> {
  return entriesOf(ctx, pagesOf(kind, await questionOf(ctx)), part);
}
