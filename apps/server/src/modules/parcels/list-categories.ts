import type { Reply } from '@promenade/contract/calls';
import { toMajor } from '@promenade/domain/money';
import type { Ctx } from '../../platform/context.ts';
import { mediaUrl } from '../../platform/files/media-url.ts';
import { textIn } from '../catalog/index.ts';
import { getMarket } from '../settings/index.ts';
import { activeParcelModules, getCategories } from './known-categories.ts';

/** GET /parcel-category: the categories on offer; only the caller's module's, if that is a parcel module. */
export async function listParcelCategories(ctx: Ctx): Promise<Reply<'parcels.categories'>> {
  const { settings } = await getMarket(ctx);
  const major = (minor: number | null) =>
    minor === null ? null : toMajor(minor, settings.currency.decimals);
  const modules = await activeParcelModules(ctx);
  const module = modules.find(({ id }) => id === ctx.where.moduleId) ?? modules[0];
  const rows = await getCategories(ctx);
  return rows
    .filter((row) => row.module_id === module?.id)
    .map((row) => ({
      id: row.id,
      slug: row.slug,
      name: textIn(row.name, ctx.language),
      description: textIn(row.description, ctx.language),
      image: row.image,
      image_full_url: mediaUrl(ctx, row.image),
      module_id: row.module_id,
      parcel_per_km_shipping_charge: major(row.per_km_minor),
      parcel_minimum_shipping_charge: major(row.minimum_minor),
    }));
}
