import type { Catalogue } from '../catalogue/index.ts';
import type { City } from '../city/index.ts';
import type { PlannedPicture } from '../pictures/index.ts';
import { buildStores, stableId, type StoreTerms } from '../stores/index.ts';
import type { DeliveryPrice, ZoneDraft } from '../zones/index.ts';
import type { BannerRow, CouponRow, MarketPlan, ModuleRow, ZoneRow } from './market-plan.ts';
import { NO_GIFTS } from './gift-rows.ts';
import { EMPTY_SHOWCASE } from './showcase-rows.ts';
import { planParcels } from './parcel-rows.ts';
import { planModules } from './plan-modules.ts';

/** The sources of a market. */
export type PlanSources = {
  slug: string;
  settings: MarketPlan['settings'];
  city: Pick<City, 'pointsOfInterest'>;
  zones: readonly ZoneDraft[];
  catalogue: Catalogue;
  terms: StoreTerms;
  offers?: Offers;
};

type Offers = {
  coupons: readonly CouponRow[];
  banners: readonly BannerRow[];
  pictures: readonly PlannedPicture[];
};

/** A whole market from a city, zones and a catalogue. The same sources give the same market. */
export function buildPlan({
  slug,
  settings,
  city,
  zones,
  catalogue,
  terms,
  offers,
}: PlanSources): MarketPlan {
  const { pictures, ...rows } = buildStores({
    pointsOfInterest: city.pointsOfInterest,
    zones,
    catalogue,
    seed: slug,
    terms,
  });
  const { categories, rental } = rows;
  const shown = offersShown(offers, new Set([...categories, ...rental.categories].map(({ id }) => id)));
  const parcels = planParcels(catalogue.parcels, terms.prices);
  const carries = parcels.parcelCategories.length > 0 ? ['parcel'] : [];
  const modules = planModules(
    new Set<string>([...rows.stores.map((store) => store.moduleType), ...carries]),
    zones.map((zone) => zone.slug),
  );
  return {
    slug,
    settings,
    zones: zones.map((zone) => zoneRow(zone, modules)),
    modules: modules.map(({ objects: _, ...module }) => module),
    ...rows,
    coupons: offers?.coupons ?? [],
    banners: shown.banners,
    parcelCategories: parcels.parcelCategories,
    showcase: EMPTY_SHOWCASE,
    gifts: NO_GIFTS,
    pictures: [
      ...modules.map(({ picture, objects }): PlannedPicture => ({ name: picture, kind: 'item', objects })),
      ...parcels.pictures,
      ...pictures,
      ...shown.pictures,
    ],
  };
}

/** Leaves out banners for categories that no store of this city has. */
function offersShown(
  offers: Offers | undefined,
  categoryIds: ReadonlySet<string>,
): Pick<Offers, 'banners' | 'pictures'> {
  const { banners = [], pictures = [] } = offers ?? {};
  const shown = banners.filter(
    ({ target }) =>
      (target.type !== 'category' && target.type !== 'vehicle_category') || categoryIds.has(target.id),
  );
  const left = new Set(banners.filter((banner) => !shown.includes(banner)).map(({ picture }) => picture));
  return { banners: shown, pictures: pictures.filter(({ name }) => !left.has(name)) };
}

// The delivery fee in a zone that was never given rates.
const NO_PRICE: Omit<DeliveryPrice, 'moduleType'> = {
  perKmMinor: 0,
  minimumMinor: 0,
  maximumMinor: null,
  fixedMinor: null,
  surgePercent: 0,
  surgeTimes: [],
};

function zoneRow({ delivery, ...zone }: ZoneDraft, modules: readonly ModuleRow[]): ZoneRow {
  const price = (wanted: string) => delivery.find(({ moduleType }) => moduleType === wanted);
  const isUnsaid = delivery.length === 0;
  const rates = modules.flatMap(({ moduleType }) => {
    const found = price(moduleType) ?? price('every') ?? (isUnsaid ? NO_PRICE : undefined);
    return found ? [{ ...found, moduleType }] : [];
  });
  return { ...zone, id: zone.id ?? stableId(`zone/${zone.slug}`), rates, keepsRates: isUnsaid };
}
