import type { Reply } from '@promenade/contract/calls';
import { recent } from '../../../platform/caching/cache.ts';
import type { Ctx } from '../../../platform/context.ts';
import { textIn } from '../../catalog/index.ts';
import { rentalScopeOf } from '../rental-scope.ts';
import type { WithinRental } from '../page/page.repo.ts';
import {
  listBrandMarks,
  listCategoryMarks,
  listRentalBannerRows,
  type VehicleMarkRow,
} from './marks.repo.ts';

type Marks = Reply<'vehicles.categories'>;

async function viewMarks(
  ctx: Ctx,
  kind: string,
  list: (within: WithinRental) => Promise<VehicleMarkRow[]>,
): Promise<Marks> {
  const { vehicleModuleIds, pickupZoneIds, language, picture } = await rentalScopeOf(ctx);
  const within = { vehicleModuleIds, pickupZoneIds };
  const rows = await recent(ctx, JSON.stringify([kind, within]), () => list(within));
  return rows.map(({ id, slug, name, image, vehicle_count }) => ({
    id,
    slug,
    name: textIn(name, language),
    image,
    image_full_url: picture(image),
    vehicle_count,
  }));
}

/** GET /rental/vehicle/category-list: categories with vehicles that can be picked up here. */
export function listVehicleCategories(ctx: Ctx): Promise<Marks> {
  return viewMarks(ctx, 'vehicle categories', (within) => listCategoryMarks(ctx.db, within));
}

/** GET /rental/vehicle/brand-list: brands with vehicles that can be picked up here. */
export function listVehicleBrands(ctx: Ctx): Promise<Marks> {
  return viewMarks(ctx, 'vehicle brands', (within) => listBrandMarks(ctx.db, within));
}

/** GET /rental/banners: banners whose targets are rented out here. */
export async function listRentalBanners(ctx: Ctx): Promise<Reply<'vehicles.banners'>> {
  const { vehicleModuleIds, pickupZoneIds, language, picture } = await rentalScopeOf(ctx);
  const rows = await listRentalBannerRows(ctx.db, { vehicleModuleIds, pickupZoneIds });
  return rows.map((row) => ({
    id: row.id,
    title: textIn(row.title, language),
    image: row.image,
    image_full_url: picture(row.image),
    image_width: row.image_width,
    image_height: row.image_height,
    vehicle_id: row.vehicle_id,
    provider_id: row.store_id,
    category_id: row.vehicle_category_id,
  }));
}
