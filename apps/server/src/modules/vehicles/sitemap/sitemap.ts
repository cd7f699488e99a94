import type { Ctx } from '../../../platform/context.ts';
import { SITEMAP_PART_MAX, type SitemapEntry } from '../../catalog/index.ts';
import { wholeRentalScopeOf } from '../rental-scope.ts';
import { countRentalPages, listRentalPages, type RentalPageKind, rentalPageKinds } from './sitemap.repo.ts';

/** A part of what search engines are told of rental, named by what it lists and its number from 1. */
export interface RentalPart {
  readonly kind: RentalPageKind;
  readonly part: number;
}

// Of the whole market: whoever reads a sitemap stands nowhere.
const withinOf = (ctx: Ctx) =>
  wholeRentalScopeOf({ ...ctx, where: { zoneIds: [], moduleId: undefined, point: undefined } });

/** Every part that lists something. */
export async function listRentalParts(ctx: Ctx): Promise<RentalPart[]> {
  const within = await withinOf(ctx);
  const parts: RentalPart[] = [];
  for (const kind of rentalPageKinds) {
    const count = await countRentalPages(ctx.db, kind, within);
    for (let part = 1; (part - 1) * SITEMAP_PART_MAX < count; part += 1) parts.push({ kind, part });
  }
  return parts;
}

/** What a part lists; nothing beyond the last. */
export async function listRentalEntries(ctx: Ctx, { kind, part }: RentalPart): Promise<SitemapEntry[]> {
  const page = { limit: SITEMAP_PART_MAX, skip: (part - 1) * SITEMAP_PART_MAX };
  const rows = await listRentalPages(ctx.db, kind, await withinOf(ctx), page);
  return rows.map(({ slug, changed_at: changedAt }) => ({ slug, changedAt }));
}
