import type { Ctx } from '../../../platform/context.ts';
import { entriesOf, type PartOf, partsOf, type SitemapEntry } from '../../catalog/index.ts';
import { wholeRentalScopeOf } from '../rental-scope.ts';
import { type RentalPageKind, rentalPageKinds, rentalPagesOf } from './sitemap.repo.ts';

/** A part of what search engines are told of rental. */
export type RentalPart = PartOf<RentalPageKind>;

// Of the whole market: whoever reads a sitemap stands nowhere.
const withinOf = (ctx: Ctx) =>
  wholeRentalScopeOf({ ...ctx, where: { zoneIds: [], moduleId: undefined, point: undefined } });

/** Every part that lists something. */
export async function listRentalParts(ctx: Ctx): Promise<RentalPart[]> {
  const within = await withinOf(ctx);
  return partsOf(ctx, rentalPageKinds, (kind) => rentalPagesOf(kind, within));
}

/** What a part lists. */
export async function listRentalEntries(ctx: Ctx, { kind, part }: RentalPart): Promise<SitemapEntry[]> {
  return entriesOf(ctx, rentalPagesOf(kind, await withinOf(ctx)), part);
}
