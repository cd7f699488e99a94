/** The modules that a point of interest can open a store in (parcel needs no stores). */
export type StoreModuleType = 'food' | 'grocery' | 'pharmacy' | 'ecommerce' | 'rental';

export type StoreKind = { moduleType: StoreModuleType; kind: string };

// The tags that open a store in each module, with the category kind it gets. Values that share a category share a
// kind.
const KINDS_BY_TAG: Record<StoreModuleType, Record<string, Record<string, string>>> = {
  food: {
    amenity: {
      restaurant: 'restaurant',
      fast_food: 'fast_food',
      cafe: 'cafe',
      bar: 'bar',
      pub: 'pub',
      biergarten: 'bar',
      ice_cream: 'ice_cream',
      food_court: 'restaurant',
    },
    shop: { ice_cream: 'ice_cream', pastry: 'pastry', pasta: 'pasta' },
  },
  grocery: {
    shop: {
      supermarket: 'supermarket',
      convenience: 'convenience',
      kiosk: 'convenience',
      food: 'convenience',
      greengrocer: 'greengrocer',
      farm: 'greengrocer',
      butcher: 'butcher',
      seafood: 'seafood',
      bakery: 'bakery',
      confectionery: 'confectionery',
      chocolate: 'confectionery',
      deli: 'deli',
      cheese: 'deli',
      dairy: 'deli',
      frozen_food: 'deli',
      alcohol: 'beverages',
      beverages: 'beverages',
      wine: 'beverages',
      coffee: 'beverages',
      tea: 'beverages',
    },
  },
  pharmacy: {
    amenity: { pharmacy: 'pharmacy' },
    shop: { chemist: 'chemist', herbalist: 'herbalist', medical_supply: 'medical_supply' },
  },
  ecommerce: {
    shop: {
      clothes: 'clothes',
      boutique: 'clothes',
      fashion: 'clothes',
      shoes: 'shoes',
      bag: 'accessories',
      leather: 'accessories',
      jewelry: 'accessories',
      watches: 'accessories',
      optician: 'optician',
      cosmetics: 'beauty',
      perfumery: 'beauty',
      electronics: 'electronics',
      computer: 'electronics',
      hifi: 'electronics',
      photo: 'electronics',
      electrical: 'electronics',
      appliance: 'electronics',
      video_games: 'games',
      mobile_phone: 'mobile_phone',
      books: 'books',
      stationery: 'stationery',
      newsagent: 'books',
      toys: 'toys',
      baby_goods: 'baby',
      sports: 'sports',
      outdoor: 'sports',
      bicycle: 'bicycle',
      furniture: 'furniture',
      bed: 'furniture',
      interior_decoration: 'furniture',
      curtain: 'furniture',
      lamps: 'lighting',
      lighting: 'lighting',
      houseware: 'houseware',
      kitchen: 'houseware',
      hardware: 'hardware',
      doityourself: 'hardware',
      paint: 'hardware',
      florist: 'florist',
      garden_centre: 'garden',
      pet: 'pet',
      gift: 'gift',
      party: 'gift',
      art: 'gift',
      music: 'music',
      musical_instrument: 'music',
      fabric: 'fabric',
      department_store: 'department_store',
    },
  },
  rental: {
    amenity: {
      car_rental: 'car_rental',
      bicycle_rental: 'bicycle_rental',
      motorcycle_rental: 'motorcycle_rental',
    },
    shop: { rental: 'car_rental' },
  },
};

// A flat look-up: 'shop=bakery' → its kind.
const KINDS = new Map<string, StoreKind>();
for (const [moduleType, keys] of Object.entries(KINDS_BY_TAG)) {
  for (const [key, values] of Object.entries(keys)) {
    for (const [value, kind] of Object.entries(values)) {
      KINDS.set(`${key}=${value}`, { moduleType: moduleType as StoreModuleType, kind });
    }
  }
}

const STORE_KINDS: ReadonlySet<string> = new Set([...KINDS.values()].map(({ kind }) => kind));

/** Whether this is a kind of place on the map. */
export function isStoreKind(kind: string): boolean {
  return STORE_KINDS.has(kind);
}

/** The module and category kind for an object's tags; undefined if it sells nothing here. */
export function findStoreKind(tags: Readonly<Record<string, string>>): StoreKind | undefined {
  return (
    (tags.amenity && KINDS.get(`amenity=${tags.amenity}`)) ||
    (tags.shop && KINDS.get(`shop=${tags.shop}`)) ||
    undefined
  );
}

// Named things that people give as a destination: key → values.
const LANDMARKS: Record<string, readonly string[]> = {
  place: [
    'square',
    'city',
    'town',
    'village',
    'hamlet',
    'suburb',
    'quarter',
    'neighbourhood',
    'locality',
    'islet',
    'island',
  ],
  tourism: [
    'museum',
    'gallery',
    'attraction',
    'viewpoint',
    'zoo',
    'theme_park',
    'hotel',
    'hostel',
    'guest_house',
  ],
  leisure: ['park', 'garden', 'stadium', 'golf_course', 'sports_centre'],
  historic: ['monument', 'memorial', 'castle', 'city_gate'],
  amenity: [
    'university',
    'college',
    'school',
    'hospital',
    'clinic',
    'theatre',
    'cinema',
    'library',
    'marketplace',
    'townhall',
    'bus_station',
    'ferry_terminal',
    'place_of_worship',
    'embassy',
    'arts_centre',
    'concert_hall',
    'planetarium',
    'courthouse',
    'police',
    'fuel',
  ],
  shop: ['mall'],
  natural: ['beach', 'cape', 'peak'],
  railway: ['station', 'halt'],
  aeroway: ['aerodrome', 'terminal'],
  man_made: ['lighthouse', 'pier'],
};

/** The kind of a place people search for by name; undefined for everything else. */
export function findLandmarkKind(tags: Readonly<Record<string, string>>): string | undefined {
  for (const key in LANDMARKS) {
    const value = tags[key];
    if (value !== undefined && LANDMARKS[key]?.includes(value)) return value;
  }
  return undefined;
}

/** Kinds of `findLandmarkKind` that name an area of the city. */
export const NEIGHBOURHOOD_KINDS: ReadonlySet<string> = new Set(['suburb', 'quarter', 'neighbourhood']);
