import type { DemoMarket } from '@promenade/market/demo';
import type { ModuleRow } from '../settings/index.ts';
import type { ZoneRateRow, ZoneRow } from '../zones/index.ts';
import type { Pictures } from './store-pictures.ts';

export function moduleRows({ modules }: DemoMarket, pictures: Pictures): ModuleRow[] {
  return modules.map(({ id, moduleType, name, picture, position }) => ({
    id,
    module_type: moduleType,
    name,
    icon: pictures(picture).name,
    active: true,
    position,
  }));
}

export function zoneRows({ zones }: DemoMarket): ZoneRow[] {
  return zones.map(({ id, slug, name, ring }) => ({ id, slug, name, shape: [[ring]], active: true }));
}

/** Rates for the modules that the market has. */
export function zoneRates({ zones, modules }: DemoMarket): ZoneRateRow[] {
  return zones.flatMap((zone) =>
    zone.rates.flatMap(({ moduleType, perKmMinor, minimumMinor, maximumMinor }) => {
      const module = modules.find((one) => one.moduleType === moduleType);
      if (!module) return [];
      return [
        {
          zone_id: zone.id,
          module_id: module.id,
          per_km_minor: perKmMinor,
          minimum_minor: minimumMinor,
          maximum_minor: maximumMinor,
          fixed_minor: null,
          surge_percent: 0,
        },
      ];
    }),
  );
}
