import { capabilitiesOf } from '@promenade/domain/modules';
import { remembered } from '../../platform/caching/cache.ts';
import { type Ctx, over } from '../../platform/context.ts';
import { refuse } from '../../platform/errors.ts';
import { getMarket, type ModuleRow } from '../settings/index.ts';
import { listCategoryRows } from './parcels.repo.ts';
import type { ParcelCategoryRow, ParcelTables } from './parcels.tables.ts';

/** Published when parcel categories change. */
export const parcelsTopic = 'parcel-categories';

/** The categories on offer, cached in memory until they change. */
export function getCategories(ctx: Ctx): Promise<readonly ParcelCategoryRow[]> {
  return remembered(ctx, parcelsTopic, (inner) => listCategoryRows(over<ParcelTables>(inner)));
}

/** The currently active parcel modules. */
export async function activeParcelModules(ctx: Ctx): Promise<readonly ModuleRow[]> {
  const { modules } = await getMarket(ctx);
  return modules.filter(({ active, module_type: type }) => active && capabilitiesOf(type).parcels);
}

/** A category of an active module; refuses others. */
export async function getCategory(ctx: Ctx, id: string): Promise<ParcelCategoryRow> {
  const modules = await activeParcelModules(ctx);
  if (modules.length === 0) refuse('parcels_off');
  const found = (await getCategories(ctx)).find(
    (row) => row.id === id && modules.some((module) => module.id === row.module_id),
  );
  return found ?? refuse('parcel_category_not_found');
}
