import type { Ctx } from '../../../platform/context.ts';
import { entriesOf, type PartOf, partsOf, type SitemapEntry } from '../../catalog/index.ts';
import { wholeRentalScopeOf } from '../rental-scope.ts';
import { type RentalPageKind, rentalPageKinds, rentalPagesOf } from './sitemap.repo.ts';

/** A part of rental's sitemap. */
export type RentalPart = PartOf<RentalPageKind>;

// The whole market: a crawler has no location.
const withinOf = (ctx: Ctx) =>
  wholeRentalScopeOf({ ...ctx, where: { zoneIds: [], moduleId: undefined, point: undefined } });

/** All parts that are not empty. */
export async function listRentalParts(ctx: Ctx): Promise<RentalPart[]> {
  const within = await withinOf(ctx);
  return partsOf(ctx, rentalPageKinds, (kind) => rentalPagesOf(kind, within));
}

/** The entries of a part. */
export async function listRentalEntries(ctx: Ctx, { kind, part }: RentalPart): Promise<SitemapEntry[]> {
  return entriesOf(ctx, rentalPagesOf(kind, await withinOf(ctx)), part);
}
