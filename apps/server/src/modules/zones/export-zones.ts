import type { Reply } from '@promenade/contract/calls';
import { type DeliveryPrice, type ZoneDraft, zonesToGeoJson } from '@promenade/market/zones';
import type { Ctx } from '../../platform/context.ts';
import { getMarket, type ModuleRow } from '../settings/index.ts';
import { geometryOf } from './list-zones.ts';
import { type KnownZone, listKnownZones } from './serve-only.ts';

function priceOf(rate: KnownZone['rates'][number], modules: readonly ModuleRow[]): DeliveryPrice[] {
  const module = modules.find(({ id }) => id === rate.module_id);
  if (!module) return [];
  return [
    {
      moduleType: module.module_type,
      perKmMinor: rate.per_km_minor,
      minimumMinor: rate.minimum_minor,
      maximumMinor: rate.maximum_minor,
      fixedMinor: rate.fixed_minor,
      surgePercent: rate.surge_percent,
      surgeTimes: rate.surge_times,
    },
  ];
}

function draftOf(zone: KnownZone, modules: readonly ModuleRow[]): ZoneDraft & { id: string } {
  const { id, slug, shape, active } = zone;
  const text = (language: string): string => zone.name[language] ?? zone.name['en'] ?? slug;
  const name = { en: text('en'), ar: text('ar'), nl: text('nl'), fr: text('fr') };
  const delivery = zone.rates.flatMap((rate) => priceOf(rate, modules));
  return { id, slug, name, shape, active, delivery };
}

/** GET /ops/zones: every zone of this market, inactive ones included, in the format that `importZones` accepts. */
export async function exportZones(ctx: Ctx): Promise<Reply<'ops.zones'>> {
  const { settings, modules } = await getMarket(ctx);
  const zones = (await listKnownZones(ctx)).filter((zone) => !zone.retired);
  const drafts = zones.map((zone) => draftOf(zone, modules));
  const { type, features } = zonesToGeoJson(drafts, settings.currency.decimals);
  return {
    type,
    features: features.map((feature, index) => ({
      ...feature,
      id: drafts[index]?.id ?? '',
      geometry: geometryOf({ shape: feature.geometry.coordinates }),
      properties: { ...feature.properties, delivery: { ...feature.properties.delivery } },
    })),
  };
}
