import type { ChosenPlace } from './choosing/choose-places.ts';
import type { Dice } from './dice.ts';
import { storePrice } from './prices.ts';
import type { StoreDiscount, StoreRow } from './rows.ts';
import type { StoreTerms } from './store-terms.ts';

const DAY_MS = 86_400_000;
/** Invented stores joined the market in the year before this day. */
const OPENED_BEFORE_MS = Date.UTC(2025, 0, 1);

/** When an invented item came on sale: some day after its store joined. */
export function inventedListing(key: string, joinedAt: string, dice: Dice): string {
  const joinedMs = Date.parse(joinedAt);
  const days = Math.floor((OPENED_BEFORE_MS - joinedMs) / DAY_MS);
  return new Date(joinedMs + dice.whole(`listed/${key}`, 0, days) * DAY_MS).toISOString();
}

/** What is known of a store from neither the map nor the catalogue. */
export type StoreFacts = Pick<
  StoreRow,
  | 'deliveryMinutesFrom'
  | 'deliveryMinutesTo'
  | 'delivers'
  | 'takeAway'
  | 'freeDelivery'
  | 'scheduledOrders'
  | 'discount'
  | 'featured'
  | 'rating'
  | 'ratingCount'
  | 'orderCount'
  | 'joinedAt'
> & { priceFactor: number; popularity: number };

/** A newly opened store: the catalogue's prices, no offers, no history. */
function plainFacts({ joinedAt }: StoreTerms): StoreFacts {
  return {
    priceFactor: 1,
    popularity: 0,
    deliveryMinutesFrom: 25,
    deliveryMinutesTo: 40,
    delivers: true,
    takeAway: true,
    freeDelivery: false,
    scheduledOrders: true,
    discount: null,
    featured: false,
    rating: 0,
    ratingCount: 0,
    orderCount: 0,
    joinedAt,
  };
}

function inventedFacts({ source }: ChosenPlace, dice: Dice, terms: StoreTerms): StoreFacts {
  const popularity = dice.whole(`popularity/${source}`, 40, 900);
  const deliveryMinutesFrom = dice.whole(`minutes/${source}`, 3, 7) * 5;
  const delivers = dice.chance(`delivers/${source}`, 0.95);
  return {
    priceFactor: 0.85 + 0.35 * dice.fraction(`price-level/${source}`),
    popularity,
    deliveryMinutesFrom,
    deliveryMinutesTo: deliveryMinutesFrom + dice.whole(`minutes-more/${source}`, 2, 3) * 5,
    delivers,
    takeAway: !delivers || dice.chance(`take-away/${source}`, 0.92),
    freeDelivery: delivers && dice.chance(`free-delivery/${source}`, 0.16),
    scheduledOrders: dice.chance(`scheduled/${source}`, 0.75),
    discount: dice.chance(`store-discount/${source}`, 0.2) ? inventedDiscount(source, dice, terms) : null,
    featured: dice.chance(`featured/${source}`, 0.16),
    rating: dice.whole(`rating/${source}`, 38, 49) / 10,
    ratingCount: Math.round(popularity * 0.3),
    orderCount: popularity * 4,
    joinedAt: new Date(OPENED_BEFORE_MS - dice.whole(`joined/${source}`, 1, 365) * DAY_MS).toISOString(),
  };
}

function inventedDiscount(source: string, dice: Dice, { decimals, prices }: StoreTerms): StoreDiscount {
  const minor = (price: number): number => storePrice(price * 10 ** decimals, 1, prices);
  return {
    percent: dice.pick(`discount-percent/${source}`, [10, 15, 20]),
    minimumPurchaseMinor: minor(dice.pick(`discount-from/${source}`, [400, 500, 600])),
    maximumMinor: minor(250),
  };
}

export function factsOf(chosen: ChosenPlace, dice: Dice, terms: StoreTerms): StoreFacts {
  return terms.invented ? inventedFacts(chosen, dice, terms) : plainFacts(terms);
}
