import type { ModuleType } from './module-type.ts';

/** What a kind of module sells by, shows and asks for. No other file compares a module type. */
export type Capabilities = {
  /** Sells items of stores, through a cart. */
  readonly items: boolean;
  /** Carries parcels from door to door (CHK-10). */
  readonly parcels: boolean;
  /** Lets vehicles for trips, through a trip cart (MOD-07). */
  readonly trips: boolean;
  /** Units are counted; an item that is not counted says so by having no stock. */
  readonly stock: boolean;
  /** Items say what one of them is: '1 kg', 'pack of 6'. */
  readonly units: boolean;
  readonly addOns: boolean;
  /** How an item is varied: by groups of choices that add to its price, or by variations with a price and stock each. */
  readonly choices: 'groups' | 'variations' | 'none';
  /** Vegetarian and not can be told apart (ITEM-12). */
  readonly diet: boolean;
  /** Items may be halal, and lists can be narrowed to those. */
  readonly halal: boolean;
  /** Items may be organic, and lists can be narrowed to those. */
  readonly organic: boolean;
  /** Some items need a prescription (ITEM-13, CHK-03). */
  readonly prescriptions: boolean;
  /** Items go by what they are made of, beside their name (ITEM-13). */
  readonly genericNames: boolean;
  /** Items are sorted by what they help against. */
  readonly conditions: boolean;
  readonly brands: boolean;
  /** Eaten as it comes: the store can be asked for cutlery. */
  readonly cutlery: boolean;
  /** Keeps no hours (api.md, rule 10). */
  readonly alwaysOpen: boolean;
  /** A store serves every zone of the module, not its own alone. */
  readonly allZones: boolean;
  /** Asks a customer's interests (NAV-06, MOD-05). */
  readonly interests: boolean;
  /** A cart is kept by the zones of its pickup point, and clears when they do not fit (MOD-06). */
  readonly pickupZones: boolean;
  /** The view an item opens in: the food dialog, the general one, or a page of its own (WISH-02). */
  readonly itemView: 'food' | 'general' | 'page';
  readonly wording: Wording;
};

/** Words that differ: a location is for delivery or pickup (MOD-07), favourites are foods, items or vehicles (WISH-01). */
export type Wording = {
  readonly place: 'delivery' | 'pickup';
  readonly favourites: 'foods' | 'items' | 'vehicles';
  readonly sellers: 'stores' | 'providers';
  /** What tells when an order is under way in the header: an order or a trip (NAV-07). */
  readonly track: 'order' | 'trip';
};

const shopWords: Wording = { place: 'delivery', favourites: 'items', sellers: 'stores', track: 'order' };

const shop: Capabilities = {
  items: true,
  parcels: false,
  trips: false,
  stock: true,
  units: true,
  addOns: false,
  choices: 'variations',
  diet: false,
  halal: false,
  organic: false,
  prescriptions: false,
  genericNames: false,
  conditions: false,
  brands: false,
  cutlery: false,
  alwaysOpen: false,
  allZones: false,
  interests: true,
  pickupZones: false,
  itemView: 'general',
  wording: shopWords,
};

const withoutItems: Capabilities = { ...shop, items: false, stock: false, units: false, choices: 'none' };

const capabilities: Readonly<Record<ModuleType, Capabilities>> = {
  food: {
    ...shop,
    units: false,
    addOns: true,
    choices: 'groups',
    diet: true,
    halal: true,
    cutlery: true,
    itemView: 'food',
    wording: { ...shopWords, favourites: 'foods' },
  },
  grocery: { ...shop, halal: true, organic: true },
  pharmacy: { ...shop, prescriptions: true, genericNames: true, conditions: true },
  ecommerce: { ...shop, brands: true, alwaysOpen: true, allZones: true, itemView: 'page' },
  parcel: { ...withoutItems, parcels: true, alwaysOpen: true, allZones: true, interests: false },
  rental: {
    ...withoutItems,
    trips: true,
    pickupZones: true,
    wording: { place: 'pickup', favourites: 'vehicles', sellers: 'providers', track: 'trip' },
  },
};

/** The capabilities of a kind of module (MOD-01 to MOD-08, ITEM-05, ITEM-06, ITEM-13, WISH-01). */
export const capabilitiesOf = (moduleType: ModuleType): Capabilities => capabilities[moduleType];
