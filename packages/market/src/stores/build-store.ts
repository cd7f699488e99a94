import type { PlannedPicture } from '../pictures/index.ts';
import type { MenuStore } from './build-menu.ts';
import type { ChosenPlace } from './choose-places.ts';
import type { Dice } from './dice.ts';
import { coverName, logoName } from './picture-names.ts';
import { storePrice } from './prices.ts';
import type { StoreDiscount, StoreRow } from './rows.ts';
import { stableId } from './stable-id.ts';

const DAY_MS = 86_400_000;
/** Stores joined the market in the year before this day. */
const OPENED_BEFORE_MS = Date.UTC(2025, 0, 1);

type Market = { decimals: number; taxPercent: number };

/** A place as a store of the market: what the map knows, and what is invented around it. */
export function buildStore(
  chosen: ChosenPlace,
  slug: string,
  dice: Dice,
  market: Market,
): { store: StoreRow; menuStore: MenuStore; pictures: PlannedPicture[] } {
  const { place, source, template } = chosen;
  const id = stableId(`store/${source}`);
  const popularity = dice.whole(`popularity/${source}`, 40, 900);
  const priceFactor = 0.85 + 0.35 * dice.fraction(`price-level/${source}`);
  const store: StoreRow = {
    id,
    moduleType: 'food',
    zoneSlug: chosen.zoneSlug,
    slug,
    name: chosen.name,
    kind: template.kind,
    categoryIds: [],
    address: addressOf(chosen),
    lat: place.lat,
    lng: place.lng,
    cover: coverName(slug),
    logo: logoName(slug),
    ...terms(chosen, priceFactor, dice, market),
    vegetarian: false,
    nonVegetarian: false,
    halal: false,
    featured: dice.chance(`featured/${source}`, 0.16),
    rating: dice.whole(`rating/${source}`, 38, 49) / 10,
    ratingCount: Math.round(popularity * 0.3),
    orderCount: popularity * 4,
    joinedAt: new Date(OPENED_BEFORE_MS - dice.whole(`joined/${source}`, 1, 365) * DAY_MS).toISOString(),
    source,
  };
  return {
    store,
    menuStore: { id, source, slug, template, priceFactor, popularity },
    pictures: picturesOf(store, chosen, dice),
  };
}

/** How it delivers and what it asks for it. */
function terms(
  { source, template }: ChosenPlace,
  priceFactor: number,
  dice: Dice,
  { decimals, taxPercent }: Market,
): Pick<
  StoreRow,
  | 'deliveryMinutesFrom'
  | 'deliveryMinutesTo'
  | 'minimumOrderMinor'
  | 'taxPercent'
  | 'delivers'
  | 'takeAway'
  | 'freeDelivery'
  | 'scheduledOrders'
  | 'discount'
> {
  const deliveryMinutesFrom = dice.whole(`minutes/${source}`, 3, 7) * 5;
  const delivers = dice.chance(`delivers/${source}`, 0.95);
  return {
    deliveryMinutesFrom,
    deliveryMinutesTo: deliveryMinutesFrom + dice.whole(`minutes-more/${source}`, 2, 3) * 5,
    minimumOrderMinor: storePrice(template.minimumOrderMinor, priceFactor, decimals),
    taxPercent,
    delivers,
    takeAway: !delivers || dice.chance(`take-away/${source}`, 0.92),
    freeDelivery: delivers && dice.chance(`free-delivery/${source}`, 0.16),
    scheduledOrders: dice.chance(`scheduled/${source}`, 0.75),
    discount: dice.chance(`store-discount/${source}`, 0.2) ? discountOf(source, dice, decimals) : null,
  };
}

function discountOf(source: string, dice: Dice, decimals: number): StoreDiscount {
  return {
    percent: dice.pick(`discount-percent/${source}`, [10, 15, 20]),
    minimumPurchaseMinor: dice.pick(`discount-from/${source}`, [400, 500, 600]) * 10 ** decimals,
    maximumMinor: 250 * 10 ** decimals,
  };
}

function addressOf({ place }: ChosenPlace): string {
  const street = [place.street, place.houseNumber].filter(Boolean).join(' ');
  return [street, place.neighbourhood].filter(Boolean).join(', ');
}

function picturesOf(store: StoreRow, { template, source }: ChosenPlace, dice: Dice): PlannedPicture[] {
  const variant = dice.whole(`picture/${source}`, 0, 79);
  const [main = '', ...others] = template.objects;
  // The main object stays; which others stand beside it differs from store to store.
  const turn = dice.whole(`beside/${source}`, 0, others.length - 1);
  const objects = [main, ...others.slice(turn), ...others.slice(0, turn)].slice(0, 3);
  return [
    { name: store.cover, kind: 'cover', hue: 'apricot', variant, objects },
    { name: store.logo, kind: 'logo', hue: 'apricot', variant, objects: [main] },
  ];
}
