import type { ModuleType } from './module-type.ts';

/** The capabilities of a module type. No other file compares module types. */
export type Capabilities = {
  /** Sells items of stores through a cart. */
  readonly items: boolean;
  /** Carries parcels from door to door (CHK-10). */
  readonly parcels: boolean;
  /** Rents out vehicles for trips through a trip cart (MOD-07). */
  readonly trips: boolean;
  /** Stock is counted; an item without stock counting has no stock value. */
  readonly stock: boolean;
  /** Items have a unit size: '1 kg', 'pack of 6'. */
  readonly units: boolean;
  readonly addOns: boolean;
  /** How items vary: by option groups that add to the price, or by variations with their own price and stock. */
  readonly choices: 'groups' | 'variations' | 'none';
  /** Items are vegetarian or not, and lists can be filtered by it (ITEM-12). */
  readonly diet: boolean;
  /** Items can be halal, and lists can be filtered by it. */
  readonly halal: boolean;
  /** Items can be organic, and lists can be filtered by it. */
  readonly organic: boolean;
  /** Some items need a prescription (ITEM-13, CHK-03). */
  readonly prescriptions: boolean;
  /** Items have a generic name beside their name (ITEM-13). */
  readonly genericNames: boolean;
  /** Items are grouped by the conditions they are for. */
  readonly conditions: boolean;
  readonly brands: boolean;
  /** Orders can ask for cutlery. */
  readonly cutlery: boolean;
  /** Is always open (api.md, rule 10). */
  readonly alwaysOpen: boolean;
  /** A store serves all zones of the module, not only its own. */
  readonly allZones: boolean;
  /** Asks customers for their interests (NAV-06, MOD-05). */
  readonly interests: boolean;
  /** A cart belongs to the zones of its pickup point, and is cleared in other zones (MOD-06). */
  readonly pickupZones: boolean;
  /** How an item opens: in the food dialog, the general dialog, or on its own page (WISH-02). */
  readonly itemView: 'food' | 'general' | 'page';
  readonly wording: Wording;
};

/** Wording: a location is for delivery or pickup (MOD-07); favourites are foods, items or vehicles (WISH-01). */
export type Wording = {
  readonly place: 'delivery' | 'pickup';
  readonly favourites: 'foods' | 'items' | 'vehicles';
  readonly sellers: 'stores' | 'providers';
  /** What the header shows as in progress: an order or a trip (NAV-07). */
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

/** The capabilities of a module type (MOD-01 to MOD-08, ITEM-05, ITEM-06, ITEM-13, WISH-01). */
export const capabilitiesOf = (moduleType: ModuleType): Capabilities => capabilities[moduleType];
