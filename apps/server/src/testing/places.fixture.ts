import type { ModuleRow } from '../modules/settings/index.ts';
import { local } from './local-text.fixture.ts';
import { fixture } from './market.fixture.ts';

const box = (west: number, south: number, east: number, north: number) => [
  [
    [
      [west, south],
      [east, south],
      [east, north],
      [west, north],
      [west, south],
    ],
  ],
];

const { modules, zones, categories } = fixture;

export const moduleRows: readonly ModuleRow[] = [
  {
    id: modules.food,
    module_type: 'food',
    name: local('Food'),
    icon: 'modules/food.webp',
    active: true,
    position: 1,
  },
  {
    id: modules.grocery,
    module_type: 'grocery',
    name: local('Grocery'),
    icon: 'modules/grocery.webp',
    active: true,
    position: 2,
  },
  {
    id: modules.parcel,
    module_type: 'parcel',
    name: local('Parcel'),
    icon: 'modules/parcel.webp',
    active: true,
    position: 3,
  },
];

export const zoneRows = [
  {
    id: zones.centre,
    slug: 'centre',
    name: local('Centre'),
    shape: box(-56.21, -34.92, -56.17, -34.89),
    active: true,
  },
  {
    id: zones.coast,
    slug: 'coast',
    name: local('Coast'),
    shape: box(-56.17, -34.93, -56.13, -34.9),
    active: true,
  },
] as const;

const rate = {
  per_km_minor: 50,
  minimum_minor: 100,
  maximum_minor: 800,
  fixed_minor: null,
  surge_percent: 0,
  surge_times: [],
};
export const rateRows = Object.values(zones).flatMap((zone_id) =>
  Object.values(modules).map((module_id) => ({ zone_id, module_id, ...rate })),
);

const category = (key: keyof typeof categories, module_id: string, name: string, position: number) => ({
  id: categories[key],
  module_id,
  parent_id: null,
  slug: key,
  name: local(name),
  image: `categories/${key}.webp`,
  position,
  featured: position === 1,
});
export const categoryRows = [
  category('mains', modules.food, 'Mains', 1),
  category('sweets', modules.food, 'Sweets', 2),
  category('drinks', modules.food, 'Drinks', 3),
  category('pantry', modules.grocery, 'Pantry', 1),
];

const parcelKind = (
  key: keyof typeof fixture.parcels,
  position: number,
  per_km_minor: number | null,
  minimum_minor: number | null,
) => ({
  id: fixture.parcels[key],
  module_id: modules.parcel,
  slug: key,
  name: local(key === 'documents' ? 'Documents' : 'Furniture'),
  description: local(key === 'documents' ? 'Letters and papers' : 'What two people carry'),
  image: `parcels/${key}.webp`,
  position,
  per_km_minor,
  minimum_minor,
});
export const parcelRows = [parcelKind('documents', 1, null, null), parcelKind('furniture', 2, 90, 250)];
