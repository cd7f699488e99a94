import { capabilitiesOf, type ModuleType } from '@promenade/domain/modules';
import type { Discount, VariationGroup } from '../catalogue/index.ts';
import type { OpeningSpan, StoreModuleType } from '../city/index.ts';
import type { LocalizedText } from '../texts/index.ts';

/** Modules whose places are stores; those of rental are providers. */
export type SellingModuleType = Exclude<StoreModuleType, 'rental'>;

export const isSelling = (moduleType: ModuleType): moduleType is SellingModuleType =>
  capabilitiesOf(moduleType).items;

/** Every id is a UUIDv7 derived from a source key (`stableId`), so a second import matches the same rows. */
export type RowId = string;

/** The name of a composed picture, without folder: 'item-pizza.webp'. */
export type PictureName = string;

/** A store's own discount on its items (api.md rule 2): percent, minimum purchase, maximum. */
export type StoreDiscount = {
  percent: number;
  minimumPurchaseMinor: number;
  /** Null is uncapped. */
  maximumMinor: number | null;
};

export type CategoryRow = {
  id: RowId;
  moduleType: StoreModuleType;
  /** Null for top categories, which have a picture on the home screen. */
  parentId: RowId | null;
  slug: string;
  name: LocalizedText;
  picture: PictureName;
  /** 0 first. */
  position: number;
  featured: boolean;
};

/** A brand or a condition: what a module's items are grouped by besides their category. */
export type GatheringRow = {
  id: RowId;
  moduleType: StoreModuleType;
  slug: string;
  name: LocalizedText;
  picture: PictureName;
  /** 0 first. */
  position: number;
};

export type StoreRow = {
  id: RowId;
  moduleType: StoreModuleType;
  /** Slug of the zone it delivers in. */
  zoneSlug: string;
  /** ASCII, unique within the market. */
  slug: string;
  /** The place's own name, never translated. */
  name: string;
  /** Its kind in a word or two, for the card: 'Pizza · Pasta'. */
  kind: LocalizedText;
  /** The categories of its items, most typical first. */
  categoryIds: readonly RowId[];
  address: string;
  lat: number;
  lng: number;
  cover: PictureName;
  logo: PictureName;
  deliveryMinutesFrom: number;
  deliveryMinutesTo: number;
  minimumOrderMinor: number;
  /** 22 means 22 %. Whether prices include it is a setting of the market. */
  taxPercent: number;
  delivers: boolean;
  takeAway: boolean;
  freeDelivery: boolean;
  scheduledOrders: boolean;
  vegetarian: boolean;
  nonVegetarian: boolean;
  halal: boolean;
  featured: boolean;
  discount: StoreDiscount | null;
  /** 1 to 5 with one decimal; invented. */
  rating: number;
  ratingCount: number;
  /** Orders so far, for 'popular'; invented. */
  orderCount: number;
  /** When it joined the market, for 'latest'; invented. */
  joinedAt: string;
  /** The place on the map: 'node/123456'. */
  source: string;
};

/** One span of opening hours, in the market's time zone. A weekday without a row is a day off. */
export type StoreHoursRow = OpeningSpan & { storeId: RowId };

/** A choice of an item with its options; one option's key per choice, joined by dashes, is a variation's type. */
export type ChoiceOptions = {
  /** 'colour', 'size'. */
  name: string;
  title: LocalizedText;
  options: readonly { key: string; label: LocalizedText }[];
};

/** What an item of a shop has in addition to a dish. */
export type GoodFacts = {
  /** The unit of sale: '1 kg'. */
  unit: LocalizedText | null;
  organic: boolean;
  nutrition: readonly LocalizedText[];
  allergens: readonly LocalizedText[];
  tags: readonly LocalizedText[];
  genericNames: readonly LocalizedText[];
  prescription: boolean;
  /** A medicine that every pharmacy is expected to have. */
  basic: boolean;
  choiceOptions: readonly ChoiceOptions[];
  /** Every combination of the options, with its own price. */
  variations: readonly { type: string; priceMinor: number }[];
  gtin: string | null;
  brandId: RowId | null;
  conditionIds: readonly RowId[];
};

export type ItemRow = {
  id: RowId;
  storeId: RowId;
  /** The catalogue's key, unique within a store. */
  sourceKey: string;
  /** When it came on sale: an ISO instant. */
  listedAt: string;
  /** Null for dishes. */
  good: GoodFacts | null;
  moduleType: StoreModuleType;
  categoryId: RowId;
  /** ASCII, unique within the market. */
  slug: string;
  name: LocalizedText;
  description: LocalizedText;
  /** Before discounts, without options and add-ons. */
  priceMinor: number;
  discount: Discount | null;
  picture: PictureName;
  vegetarian: boolean;
  halal: boolean;
  recommended: boolean;
  /** Minutes after local midnight, both or neither; past midnight if until is at or below from. */
  availableFromMinute: number | null;
  availableUntilMinute: number | null;
  /** Null: limited only by stock. */
  maximumCartQuantity: number | null;
  variationGroups: readonly VariationGroup[];
  /** Add-ons of the same store. */
  addOnIds: readonly RowId[];
  /** Position in the store's menu, 0 first. */
  position: number;
  rating: number;
  ratingCount: number;
  orderCount: number;
};

export type AddOnRow = {
  id: RowId;
  storeId: RowId;
  name: LocalizedText;
  priceMinor: number;
  position: number;
};

/** Only for items whose stock is limited; an item without a row never runs out. */
export type StockRow = {
  itemId: RowId;
  /** The variation's type; '' for the item itself. */
  variation: string;
  quantity: number;
  /** Daily stock is replenished to quantity when the market's day begins. */
  renewal: 'daily' | 'none';
};

/** All rows of a market's stores, in an order that does not change from run to run. */
export type StoreRows = {
  stores: readonly StoreRow[];
  hours: readonly StoreHoursRow[];
  items: readonly ItemRow[];
  addOns: readonly AddOnRow[];
  stock: readonly StockRow[];
};
