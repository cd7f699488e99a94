import { capabilitiesOf } from '@promenade/domain/modules';
import { demoCatalogueFolder, readCatalogue } from '../catalogue/index.ts';
import type { City, StoreModuleType } from '../city/index.ts';
import { buildPlan, type MarketPlan } from '../plan/index.ts';
import type { StoreTerms } from '../stores/index.ts';
import type { DemoMarket } from './demo-market.ts';
import { type DemoName, demoMarkets } from './demo-markets.ts';
import { withGifts } from './gifts.ts';
import { withShowcase } from './showcase/build-showcase.ts';
import { withStoreCoupon } from './store-coupon.ts';

export type DemoSources = { name: DemoName; city: Pick<City, 'bounds' | 'pointsOfInterest'> };

/**
 * A demonstration market: a real city with our zones, stores and menus. The same city gives the same market.
 * @throws if the catalogue has an invalid row (a fault: tests check that ours has none)
 */
export function buildDemoMarket({ name, city }: DemoSources): MarketPlan {
  const market: DemoMarket = demoMarkets[name];
  const { catalogue, rejected } = readCatalogue(demoCatalogueFolder, market.settings.currency.decimals);
  const [first] = rejected;
  if (first)
    throw new Error(`${first.file}, line ${first.line}: ${first.reason} (${rejected.length} rows in all)`);
  const zones = market.zones();
  const plan = buildPlan({
    slug: name,
    settings: { ...market.settings, bounds: city.bounds },
    city,
    zones,
    catalogue,
    terms: demoTerms(market),
    offers: market.offers(zones.map((zone) => zone.slug)),
  });
  return withGifts(withStoreCoupon(withShowcase(plan)), market.eveningMinor);
}

/** Enough kitchens to choose from, few enough to be plausible; most shops around the centre. */
function storesInZone(moduleType: StoreModuleType, zone: number): { from: number; to: number } {
  if (capabilitiesOf(moduleType).addOns) return { from: 8, to: 10 };
  if (!capabilitiesOf(moduleType).items) return providersInZone(zone);
  return zone === 0 ? { from: 4, to: 4 } : { from: 1, to: 2 };
}

/** Few places on the map rent out vehicles: nearly all of them are used. */
function providersInZone(zone: number): { from: number; to: number } {
  return zone === 0 ? { from: 5, to: 5 } : { from: 2, to: 2 };
}

function demoTerms({ settings, prices, leftOut }: DemoMarket): StoreTerms {
  return {
    decimals: settings.currency.decimals,
    taxPercent: settings.taxPercent,
    prices,
    leftOut,
    storesInZone,
    invented: true,
    joinedAt: '2025-01-01T00:00:00.000Z',
  };
}
