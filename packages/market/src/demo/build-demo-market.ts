import { demoCatalogueFolder, readCatalogue } from '../catalogue/index.ts';
import { type City, montevideoZones } from '../city/index.ts';
import { buildStores, stableId } from '../stores/index.ts';
import { demoBanners, demoCoupons } from './demo-offers.ts';
import { CURRENCY, demoSettings, TAX_PERCENT } from './demo-settings.ts';
import type { DemoMarket, ModuleRow, ZoneRow } from './demo-types.ts';

/** What the demonstration market is made from; changing it invents other prices and ratings. */
const SEED = 'montevideo';
/** The zones' rates are in centésimos, two digits below the peso. */
const CENTESIMOS_PER_MINOR = 10 ** (2 - CURRENCY.decimals);

export type DemoSources = { city: Pick<City, 'bounds' | 'pointsOfInterest'>; catalogueFolder?: string };

/**
 * The demonstration market: Montevideo with its zones, stores and menus. The same city gives the same market.
 * @throws when the catalogue has a row that cannot be used (a fault: ours is proved whole by its tests)
 */
export function buildDemoMarket({ city, catalogueFolder = demoCatalogueFolder }: DemoSources): DemoMarket {
  const { catalogue, rejected } = readCatalogue(catalogueFolder, CURRENCY.decimals);
  const [first] = rejected;
  if (first)
    throw new Error(`${first.file}, line ${first.line}: ${first.reason} (${rejected.length} rows in all)`);
  const zones = demoZones();
  const market = { decimals: CURRENCY.decimals, taxPercent: TAX_PERCENT };
  const { pictures, ...rows } = buildStores({
    pointsOfInterest: city.pointsOfInterest,
    zones,
    catalogue,
    seed: SEED,
    market,
  });
  const zoneSlugs = zones.map((zone) => zone.slug);
  const offers = demoBanners(zoneSlugs);
  const food = foodModule(zoneSlugs);
  return {
    slug: SEED,
    settings: demoSettings(city),
    zones,
    modules: [food],
    ...rows,
    coupons: demoCoupons(),
    banners: offers.banners,
    pictures: [{ name: food.picture, kind: 'item', objects: ['hamburger'] }, ...pictures, ...offers.pictures],
  };
}

function demoZones(): ZoneRow[] {
  return montevideoZones().map(({ slug, name, ring, delivery }) => ({
    id: stableId(`zone/${slug}`),
    slug,
    name,
    ring: ring.map(([lng, lat]) => [lng, lat] as const),
    rates: [
      {
        moduleType: 'food',
        perKmMinor: Math.round(delivery.perKmMinor / CENTESIMOS_PER_MINOR),
        minimumMinor: Math.round(delivery.minimumMinor / CENTESIMOS_PER_MINOR),
        maximumMinor: Math.round(delivery.maximumMinor / CENTESIMOS_PER_MINOR),
      },
    ],
  }));
}

function foodModule(zoneSlugs: readonly string[]): ModuleRow {
  return {
    id: stableId('module/food'),
    moduleType: 'food',
    slug: 'food',
    name: { en: 'Food', ar: 'طعام', nl: 'Eten', fr: 'Repas' },
    description: {
      en: 'Restaurants, cafés and bakeries near you',
      ar: 'مطاعم ومقاهٍ ومخابز قريبة منك',
      nl: 'Restaurants, cafés en bakkerijen bij jou in de buurt',
      fr: 'Restaurants, cafés et boulangeries près de chez vous',
    },
    picture: 'module-food.webp',
    zoneSlugs,
    position: 0,
  };
}
