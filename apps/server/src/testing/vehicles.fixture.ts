import { local } from './local-text.fixture.ts';

const id = (kind: number, number: number): string =>
  `0190a000-${kind.toString(16).padStart(4, '0')}-7000-8000-${number.toString(16).padStart(12, '0')}`;

/** Names for what `writeRental` adds to the fixture's market: two providers and nine vehicles. Rates in minor units. */
export const rental = {
  modules: { rental: id(1, 6) },
  providers: {
    /** Centre; pickup in the centre only; 15% from 10000, at most 3000, until July 2026; 22% tax. */
    wheels: id(4, 21),
    /** Coast; pickup in both zones; no discount; 10% tax. */
    coastal: id(4, 22),
  },
  categories: { cars: id(10, 1), vans: id(10, 2), cycles: id(10, 3) },
  /** Idle is a brand without vehicles. */
  brands: { tero: id(11, 1), sur: id(11, 2), idle: id(11, 3) },
  vehicles: {
    /** Wheels; 3 units; hour 1000, day 6000, km 200. */
    compact: id(12, 1),
    /** Wheels; 1 unit; hour 2000, day 12000; not by distance; 10% off. */
    van: id(12, 2),
    /** Wheels; 2 units; hour 1500, day 9000, km 300; 500 off each. */
    suv: id(12, 3),
    /** Wheels; 4 units; hour 300, nothing else. */
    bicycle: id(12, 4),
    /** Wheels; 1 unit; km 900, nothing else. */
    limousine: id(12, 5),
    /** Wheels; 1 unit; no longer rented out. */
    retired: id(12, 6),
    /** Coastal; 2 units; hour 1800, day 10000, km 400. */
    cabrio: id(12, 7),
    /** Coastal; 1 unit; day 40000, nothing else. */
    coach: id(12, 8),
    /** Coastal; 2 units and one in the workshop; hour 500, km 50. */
    scooter: id(12, 9),
  },
} as const;

const { providers, categories, brands, vehicles } = rental;
type VehicleKey = keyof typeof vehicles;

const mark = (key: string, rowId: string, position: number) => ({
  id: rowId,
  slug: key,
  image: `vehicles/${key}.webp`,
  position,
});

export const categoryRows = [
  { ...mark('cars', categories.cars, 1), name: local('Cars') },
  { ...mark('vans', categories.vans, 2), name: local('Vans and coaches') },
  { ...mark('cycles', categories.cycles, 3), name: local('On two wheels') },
];

export const brandRows = [
  { ...mark('tero', brands.tero, 1), name: 'Tero' },
  { ...mark('sur', brands.sur, 2), name: 'Sur' },
  { ...mark('idle', brands.idle, 3), name: 'Idle' },
];

const vehicle = (key: VehicleKey, name: string, row: object) => ({
  id: vehicles[key],
  store_id: providers.wheels as string,
  category_id: categories.cars as string,
  brand_id: brands.tero as string | null,
  slug: `the-${key}`,
  name: local(name),
  description: local(`About the ${name}`),
  body: key,
  image: `vehicles/${key}.webp`,
  image_width: 800,
  image_height: 500,
  seats: 5,
  transmission: 'automatic',
  fuel: 'petrol',
  air_condition: true,
  listed_at: '2026-01-01T00:00:00Z',
  ...row,
});

export const vehicleRows = [
  vehicle('compact', 'Tero Compact', {
    hourly_minor: 1000,
    daily_minor: 6000,
    per_km_minor: 200,
    rating: 4.5,
    rating_count: 10,
    trip_count: 50,
    images: JSON.stringify([{ name: 'vehicles/compact-2.webp', width: 800, height: 500 }]),
  }),
  vehicle('van', 'Sur Van', {
    category_id: categories.vans,
    brand_id: brands.sur,
    hourly_minor: 2000,
    daily_minor: 12_000,
    discount_type: 'percent',
    discount_value: 10,
    seats: 8,
    transmission: 'manual',
    fuel: 'diesel',
    air_condition: false,
    trip_count: 20,
  }),
  vehicle('suv', 'Tero Hill', {
    hourly_minor: 1500,
    daily_minor: 9000,
    per_km_minor: 300,
    discount_type: 'amount',
    discount_value: 500,
    fuel: 'hybrid',
    rating: 4.8,
    rating_count: 4,
    trip_count: 40,
  }),
  vehicle('bicycle', 'Bicycle', {
    category_id: categories.cycles,
    brand_id: null,
    hourly_minor: 300,
    seats: 1,
    transmission: 'manual',
    fuel: 'none',
    air_condition: false,
    listed_at: '2026-06-10T00:00:00Z',
  }),
  vehicle('limousine', 'Sur Grand', { brand_id: brands.sur, per_km_minor: 900, trip_count: 5 }),
  vehicle('retired', 'Tero Old', { hourly_minor: 500, active: false }),
  vehicle('cabrio', 'Sur Breeze', {
    store_id: providers.coastal,
    brand_id: brands.sur,
    hourly_minor: 1800,
    daily_minor: 10_000,
    per_km_minor: 400,
    seats: 2,
    fuel: 'electric',
    trip_count: 30,
  }),
  vehicle('coach', 'Coach', {
    store_id: providers.coastal,
    category_id: categories.vans,
    brand_id: null,
    daily_minor: 40_000,
    seats: 40,
    transmission: 'manual',
    fuel: 'diesel',
  }),
  vehicle('scooter', 'Scooter', {
    store_id: providers.coastal,
    category_id: categories.cycles,
    brand_id: null,
    hourly_minor: 500,
    per_km_minor: 50,
    seats: 2,
    fuel: 'electric',
    air_condition: false,
  }),
];

const unitCounts: Readonly<Record<VehicleKey, number>> = {
  compact: 3,
  van: 1,
  suv: 2,
  bicycle: 4,
  limousine: 1,
  retired: 1,
  cabrio: 2,
  coach: 1,
  scooter: 2,
};

/** The ids of a vehicle's active units, in the order in which they are assigned. */
export function unitsOf(key: VehicleKey): string[] {
  const number = Object.keys(vehicles).indexOf(key) + 1;
  return Array.from({ length: unitCounts[key] }, (_, index) => id(13, number * 16 + index));
}

const inWorkshop = { id: id(13, 0xff), vehicle_id: vehicles.scooter, plate: 'SCO 900', active: false };

export const unitRows = [
  ...(Object.keys(vehicles) as VehicleKey[]).flatMap((key) =>
    unitsOf(key).map((unitId, index) => ({
      id: unitId,
      vehicle_id: vehicles[key],
      plate: key === 'bicycle' ? '' : `${key.slice(0, 3).toUpperCase()} ${100 + index}`,
      active: true,
    })),
  ),
  inWorkshop,
];
