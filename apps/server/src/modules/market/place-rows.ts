import { capabilitiesOf } from '@promenade/domain/modules';
import type { MarketPlan } from '@promenade/market/plan';
import type { ParcelCategoryRow } from '../parcels/index.ts';
import type { ModuleRow } from '../settings/index.ts';
import type { KnownZone, ZoneRateRow, ZoneRow } from '../zones/index.ts';
import type { Pictures } from './store-pictures.ts';

/** What an import finds of modules. */
export interface StandingModules {
  readonly known: readonly ModuleRow[];
  /** Types that an import has closed because it knew nothing of them, as opposed to an operator. */
  readonly retired: readonly string[];
  /** They are of another market, whose place this one takes. */
  readonly replaced: boolean;
}

/** Modules as planned, called and placed as their operator has decided; one that was switched off stays off, and one that is not planned goes off. */
export function moduleRows(
  { modules }: MarketPlan,
  pictures: Pictures,
  { known, retired, replaced }: StandingModules,
): ModuleRow[] {
  const own = replaced ? [] : known;
  const planned = modules.map(({ id, moduleType, name, picture, position }) => {
    const standing = own.find((one) => one.id === id);
    return {
      id,
      module_type: moduleType,
      name: standing?.name ?? name,
      icon: pictures(picture).name,
      active: !standing || standing.active || retired.includes(moduleType),
      position,
    };
  });
  const others = known.filter((one) => !planned.some(({ id }) => id === one.id));
  const rows = [...planned, ...others.map((one) => ({ ...one, active: false }))];
  return orderOf(rows, own).map((row, position) => ({ ...row, position }));
}

/** Existing modules keep their order; a new one is inserted after its predecessor in the plan. */
function orderOf(rows: readonly ModuleRow[], own: readonly ModuleRow[]): ModuleRow[] {
  const order = own.flatMap(({ id }) => rows.filter((row) => row.id === id));
  for (const [index, row] of rows.entries()) {
    if (order.includes(row)) continue;
    order.splice(order.indexOf(rows[index - 1] as ModuleRow) + 1, 0, row);
  }
  return order;
}

/** Types of the modules that an import closes, and of those that one before it closed and it does not name either. */
export function retiredTypes({ modules }: MarketPlan, { known, retired }: StandingModules): string[] {
  return known
    .filter(({ id }) => !modules.some((one) => one.id === id))
    .filter(({ active, module_type: type }) => active || retired.includes(type))
    .map(({ module_type }) => module_type);
}

/** Zones as planned; one that an operator switched off stays off. */
export function zoneRows({ zones }: MarketPlan, known: readonly ZoneRow[]): ZoneRow[] {
  return zones.map(({ id, slug, name, shape, active }) => {
    const standing = known.find((one) => one.id === id);
    return { id, slug, name, shape, active: active && (standing?.active ?? true) };
  });
}

/**
 * Rates of an existing zone for a new module, if the import gives none: those of its most expensive module, so that
 * nothing is given away.
 */
function newRate({ rates }: KnownZone, moduleId: string): ZoneRateRow[] {
  const least = (rate: ZoneRateRow): number => rate.fixed_minor ?? rate.minimum_minor;
  const [dearest] = rates.toSorted((a, b) => least(b) - least(a) || b.per_km_minor - a.per_km_minor);
  return dearest ? [{ ...dearest, module_id: moduleId }] : [];
}

/**
 * Delivery rates of zones in the market's modules: as planned; otherwise unchanged, and for new modules as in the
 * zone's others.
 */
export function zoneRates(
  { zones, modules }: MarketPlan,
  knownZones: readonly KnownZone[],
  { known, replaced }: StandingModules,
): ZoneRateRow[] {
  const has = (all: readonly { readonly id: string }[], moduleId: string) =>
    all.some(({ id }) => id === moduleId);
  return zones.flatMap((zone) => {
    const standing = replaced ? undefined : knownZones.find(({ id }) => id === zone.id);
    const isPlanned = (moduleId: string): boolean =>
      !standing || (zone.keepsRates ? !has(known, moduleId) : has(modules, moduleId));
    const planned = modules.flatMap(({ id, moduleType }) => {
      if (!isPlanned(id)) return [];
      if (standing && zone.keepsRates) return newRate(standing, id);
      const rate = zone.rates.find((one) => one.moduleType === moduleType);
      return rate ? [rateRow(zone.id, id, rate)] : [];
    });
    const kept = standing?.rates.filter(({ module_id: moduleId }) => !isPlanned(moduleId)) ?? [];
    return [...planned, ...kept];
  });
}

const rateRow = (
  zoneId: string,
  moduleId: string,
  rate: MarketPlan['zones'][number]['rates'][number],
): ZoneRateRow => ({
  zone_id: zoneId,
  module_id: moduleId,
  per_km_minor: rate.perKmMinor,
  minimum_minor: rate.minimumMinor,
  maximum_minor: rate.maximumMinor,
  fixed_minor: rate.fixedMinor,
  surge_percent: rate.surgePercent,
  surge_times: rate.surgeTimes,
});

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
