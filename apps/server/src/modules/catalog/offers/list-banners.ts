import type { Reply } from '@promenade/contract/calls';
import type { Ctx } from '../../../platform/context.ts';
import { textIn } from '../catalog.tables.ts';
import { moduleTypeOf, type Scope, scopeOf, zoneIdsOf } from '../scope.ts';
import { type BannerRow, listBannerRows } from './banners.repo.ts';
import { listCampaigns } from './campaigns.ts';

type BannerView = Reply<'catalog.banners'>[number];

function viewTarget(scope: Scope, row: BannerRow, moduleId: string): BannerView['target'] {
  if (row.kind === null) return null;
  return {
    kind: row.kind,
    id: row.target_id,
    slug: row.target_slug,
    name: textIn(row.target_name, scope.language),
    module_id: moduleId,
    module_type: moduleTypeOf(scope, moduleId),
    zone_id: row.target_zone_id,
  };
}

/** GET /banners: of the module and zone, as far as what they lead to is there (MOD-08). */
export async function listBanners(ctx: Ctx): Promise<BannerView[]> {
  const scope = await scopeOf(ctx);
  const { module } = scope;
  if (!module) return [];
  const campaignIds = (await listCampaigns(ctx)).map(({ id }) => id);
  const zoneIds = zoneIdsOf(scope, module.id);
  const rows = await listBannerRows(ctx.db, { moduleId: module.id, zoneIds, campaignIds });
  return rows.map((row) => ({
    id: row.id,
    title: textIn(row.title, scope.language),
    image: row.image,
    image_full_url: scope.picture(row.image),
    image_width: row.image_width,
    image_height: row.image_height,
    target: viewTarget(scope, row, module.id),
  }));
}
