import type { Catalogue, RentalCatalogue } from '../../catalogue/index.ts';
import type { OpeningSpan, PointOfInterest } from '../../city/index.ts';
import type { PlannedPicture } from '../../pictures/index.ts';
import { ALWAYS_OPEN, buildHours } from '../build-hours.ts';
import { buildStore } from '../build-store.ts';
import { type ChosenPlace, choosePlaces, type StoreZone, type Trade } from '../choosing/choose-places.ts';
import { matchProvider } from '../choosing/match-template.ts';
import type { Dice } from '../dice.ts';
import { storePrice } from '../prices.ts';
import type { StoreHoursRow, StoreRow } from '../rows.ts';
import type { StoreTerms } from '../store-terms.ts';
import { buildFleet, type Fleet } from './build-fleet.ts';
import { gatherFleet } from './gather-fleet.ts';
import { pickupZonesOf } from './pickup-zones.ts';
import { providerPictures } from './provider-pictures.ts';
import type { ProviderRow, RentalRows } from './rental-rows.ts';
import { vehiclePictures } from './vehicle-pictures.ts';

/** What providers are built from. */
export type ProviderSources = {
  rental: RentalCatalogue;
  catalogue: Pick<Catalogue, 'brands' | 'hours'>;
  places: readonly PointOfInterest[];
  zones: readonly StoreZone[];
  terms: StoreTerms;
  dice: Dice;
  slugs: (text: string) => string;
  vehicleSlugs: (text: string) => string;
  taken: ReadonlySet<string>;
};

/** Providers as stores, their vehicles, and the pictures they name. */
export type BuiltRental = {
  stores: StoreRow[];
  hours: StoreHoursRow[];
  rental: RentalRows;
  pictures: PlannedPicture[];
};

type Provider = { store: StoreRow; hours: readonly OpeningSpan[]; row: ProviderRow; fleet: Fleet };

const moduleType = 'rental';

/** Opens the places that rent out vehicles. The same sources give the same rows, in the same order. */
export function buildProviders(sources: ProviderSources): BuiltRental {
  const { rental, catalogue, places, zones, terms, dice, taken } = sources;
  const trade: Trade = {
    moduleType,
    seed: `${moduleType}/`,
    templateOf: (place) => matchProvider(rental.templates, place),
    open: [],
  };
  const chosen = choosePlaces({ places, zones, brands: catalogue.brands, taken }, trade, terms, dice);
  const ofKind = new Map<string, number>();
  const providers = chosen.map((found) => {
    const { kind } = found.place;
    const turn = ofKind.get(kind) ?? 0;
    ofKind.set(kind, turn + 1);
    // Invented providers of one kind use its templates in turn, so that a city has some of each.
    const template = terms.invented ? matchProvider(rental.templates, found.place, turn) : undefined;
    return openProvider({ ...found, template: template ?? found.template }, turn === 0, sources);
  });
  const vehicles = providers.flatMap(({ fleet }) => fleet.vehicles);
  const gathered = gatherFleet(rental, vehicles);
  return {
    stores: providers.map(({ store }) => store),
    hours: providers.flatMap(({ store, hours }) => hours.map((span) => ({ storeId: store.id, ...span }))),
    rental: {
      ...gathered.rows,
      providers: providers.map(({ row }) => row),
      vehicles,
      units: providers.flatMap(({ fleet }) => fleet.units),
    },
    pictures: [
      ...gathered.pictures,
      ...vehiclePictures(vehicles),
      ...providers.flatMap(({ store, fleet }) => providerPictures(store, fleet.vehicles, dice)),
    ],
  };
}

function openProvider(chosen: ChosenPlace, first: boolean, sources: ProviderSources): Provider {
  const { catalogue, zones, terms, dice, slugs, vehicleSlugs, rental } = sources;
  const { store, menuStore } = buildStore(moduleType, chosen, slugs(chosen.name), dice, terms);
  const profile = catalogue.hours.get(chosen.template.hours);
  const fleet = buildFleet(menuStore, { rental, dice, terms, slugs: vehicleSlugs });
  const servesAll = first || !terms.invented;
  const pickupZoneSlugs = pickupZonesOf(chosen.zoneSlug, zones, { servesAll, source: chosen.source, dice });
  const discount = terms.invented ? inventedDiscount(chosen, dice, terms) : null;
  return {
    store: { ...store, ...providerTerms, discount },
    hours: profile ? buildHours(chosen, profile, terms.invented ? dice : undefined) : ALWAYS_OPEN,
    row: {
      storeId: store.id,
      pickupZoneSlugs,
      discountDays: discount ? dice.pick(`discount-days/${chosen.source}`, [null, 9, 30]) : null,
    },
    fleet,
  };
}

// A store's delivery terms do not apply to a provider.
const providerTerms = {
  delivers: false,
  takeAway: true,
  freeDelivery: false,
  scheduledOrders: true,
  minimumOrderMinor: 0,
} satisfies Partial<StoreRow>;

/** Every third provider has a discount for trips from a minimum price. */
function inventedDiscount({ source }: ChosenPlace, dice: Dice, { prices, decimals }: StoreTerms) {
  if (!dice.chance(`provider-discount/${source}`, 0.4)) return null;
  const minor = (price: number): number => storePrice(price * 10 ** decimals, 1, prices);
  return {
    percent: dice.pick(`provider-percent/${source}`, [8, 10, 15]),
    minimumPurchaseMinor: minor(dice.pick(`provider-from/${source}`, [1500, 2500, 4000])),
    maximumMinor: minor(dice.pick(`provider-cap/${source}`, [600, 900, 1500])),
  };
}
