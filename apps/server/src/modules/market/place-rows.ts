import { capabilitiesOf } from '@promenade/domain/modules';
import type { MarketPlan } from '@promenade/market/plan';
import type { ParcelCategoryRow } from '../parcels/index.ts';
import type { ModuleRow } from '../settings/index.ts';
import type { ZoneRateRow, ZoneRow } from '../zones/index.ts';
import type { Pictures } from './store-pictures.ts';

/** Modules as planned; one that an operator of this market switched off stays off, and one of an earlier market goes off. */
export function moduleRows(
  { modules }: MarketPlan,
  pictures: Pictures,
  known: readonly ModuleRow[],
  replaces: boolean,
): ModuleRow[] {
  const planned = modules.map(({ id, moduleType, name, picture, position }) => ({
    id,
    module_type: moduleType,
    name,
    icon: pictures(picture).name,
    active: replaces || (known.find((one) => one.id === id)?.active ?? true),
    position,
  }));
  const others = known.filter((one) => !modules.some(({ id }) => id === one.id));
  return [...planned, ...others.map((one) => ({ ...one, active: false }))];
}

/** Zones as planned; one that an operator switched off stays off. */
export function zoneRows({ zones }: MarketPlan, known: readonly ZoneRow[]): ZoneRow[] {
  return zones.map(({ id, slug, name, shape, active }) => {
    const standing = known.find((one) => one.id === id);
    return { id, slug, name, shape, active: standing?.active ?? active };
  });
}

/** Rates for the modules that the market has. */
export function zoneRates({ zones, modules }: MarketPlan): ZoneRateRow[] {
  return zones.flatMap((zone) =>
    zone.rates.flatMap((rate) => {
      const module = modules.find((one) => one.moduleType === rate.moduleType);
      if (!module) return [];
      return [
        {
          zone_id: zone.id,
          module_id: module.id,
          per_km_minor: rate.perKmMinor,
          minimum_minor: rate.minimumMinor,
          maximum_minor: rate.maximumMinor,
          fixed_minor: rate.fixedMinor,
          surge_percent: rate.surgePercent,
        },
      ];
    }),
  );
}

/** What the market carries, in its module of parcels. */
export function parcelRows(
  { modules, parcelCategories }: MarketPlan,
  pictures: Pictures,
): ParcelCategoryRow[] {
  const module = modules.find(({ moduleType }) => capabilitiesOf(moduleType).parcels);
  if (!module) return [];
  return parcelCategories.map((row) => ({
    id: row.id,
    module_id: module.id,
    slug: row.slug,
    name: row.name,
    description: row.description,
    image: pictures(row.picture).name,
    position: row.position,
    per_km_minor: row.perKmMinor,
    minimum_minor: row.minimumMinor,
  }));
}
