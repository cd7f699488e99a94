import { local } from './local-text.fixture.ts';
import { fixture } from './market.fixture.ts';

const { modules, zones, categories, stores, addOns, items } = fixture;

type OpenDay = { weekday: number; opensMinute: number; closesMinute: number };
const daily = (opensMinute: number, closesMinute: number): OpenDay[] =>
  [0, 1, 2, 3, 4, 5, 6].map((weekday) => ({ weekday, opensMinute, closesMinute }));

const store = (
  key: keyof typeof stores,
  name: string,
  zone_id: string,
  lat: number,
  lng: number,
  opening_hours: OpenDay[],
) => ({
  id: stores[key],
  module_id: modules.food as string,
  zone_id,
  slug: `the-${key}`,
  name,
  kind: local('Kitchen'),
  description: local(`About ${name}`),
  address: `${name} street 1`,
  phone: '+59829000000',
  lat,
  lng,
  logo: `stores/${key}-logo.webp`,
  cover: `stores/${key}-cover.webp`,
  cover_width: 800,
  cover_height: 300,
  opening_hours: JSON.stringify(opening_hours),
  delivery_minutes_from: 20,
  delivery_minutes_to: 40,
  minimum_order_minor: 500,
  tax_percent: 10,
  delivery: true,
  take_away: true,
  schedule_order: true,
  joined_at: '2026-01-01T00:00:00Z',
});
export const storeRows = [
  {
    ...store('trattoria', 'The Trattoria', zones.centre, -34.906, -56.191, daily(8 * 60, 23 * 60)),
    discount_percent: 10,
    discount_minimum_minor: 2000,
    discount_maximum_minor: 1000,
    rating: 4.6,
    rating_count: 120,
    order_count: 300,
  },
  {
    ...store('grill', 'The Grill', zones.coast, -34.914, -56.15, daily(11 * 60, 26 * 60)),
    halal: true,
    rating: 4.2,
    rating_count: 80,
    order_count: 200,
  },
  {
    ...store('bakery', 'The Bakery', zones.centre, -34.9, -56.18, [
      { weekday: 0, opensMinute: 8 * 60, closesMinute: 12 * 60 },
    ]),
  },
  {
    ...store('shop', 'The Corner Shop', zones.centre, -34.902, -56.19, daily(0, 1440)),
    module_id: modules.grocery,
  },
];

const addOn = (
  key: keyof typeof addOns,
  store_id: string,
  name: string,
  price_minor: number,
  position: number,
) => ({
  id: addOns[key],
  store_id,
  name: local(name),
  price_minor,
  position,
});
export const addOnRows = [
  addOn('cheese', stores.trattoria, 'Extra cheese', 120, 1),
  addOn('olives', stores.trattoria, 'Olives', 80, 2),
  addOn('chimichurri', stores.grill, 'Chimichurri', 60, 1),
];

const option = (label: string, priceMinor: number) => ({ label: local(label), priceMinor });
const pizzaChoices = [
  {
    name: local('Size'),
    type: 'single',
    required: true,
    min: 0,
    max: 0,
    options: [option('Small', 0), option('Large', 400)],
  },
  {
    name: local('Toppings'),
    type: 'multi',
    required: false,
    min: 0,
    max: 2,
    options: [option('Ham', 150), option('Mushrooms', 100), option('Peppers', 100)],
  },
];
const steakSides = [
  {
    name: local('Sides'),
    type: 'multi',
    required: true,
    min: 1,
    max: 2,
    options: [option('Chips', 0), option('Salad', 0), option('Rice', 50)],
  },
];

const item = (
  key: keyof typeof items,
  store_id: string,
  category_id: string,
  name: string,
  price_minor: number,
) => ({
  id: items[key],
  store_id,
  module_id: modules.food as string,
  category_id,
  slug: `${key}-${items[key].slice(-3)}`,
  name: local(name),
  description: local(`About ${name}`),
  image: `items/${key}.webp`,
  image_width: 256,
  image_height: 256,
  price_minor,
  veg: false,
  halal: false,
  recommended: false,
  position: Number.parseInt(items[key].slice(-4), 16),
  order_count: 100 - Number.parseInt(items[key].slice(-4), 16),
});
export const itemRows: readonly Record<string, unknown>[] = [
  {
    ...item('pizza', stores.trattoria, categories.mains, 'Pizza', 900),
    variation_groups: JSON.stringify(pizzaChoices),
    add_on_ids: [addOns.cheese, addOns.olives],
    recommended: true,
  },
  item('pasta', stores.trattoria, categories.mains, 'Pasta', 700),
  item('tiramisu', stores.trattoria, categories.sweets, 'Tiramisu', 450),
  {
    ...item('lunch', stores.trattoria, categories.mains, 'Lunch menu', 1100),
    available_from_minute: 11 * 60,
    available_until_minute: 15 * 60,
  },
  {
    ...item('lemonade', stores.trattoria, categories.drinks, 'Lemonade', 250),
    maximum_cart_quantity: 3,
    veg: true,
  },
  { ...item('bread', stores.trattoria, categories.mains, 'Bread of the day', 300), veg: true },
  { ...item('soup', stores.trattoria, categories.mains, 'Soup', 400), active: false },
  {
    ...item('salad', stores.trattoria, categories.mains, 'Salad', 800),
    discount_type: 'percent',
    discount_value: 20,
    veg: true,
  },
  {
    ...item('steak', stores.grill, categories.mains, 'Steak', 2200),
    variation_groups: JSON.stringify(steakSides),
    add_on_ids: [addOns.chimichurri],
    halal: true,
  },
  {
    ...item('chorizo', stores.grill, categories.mains, 'Chorizo', 600),
    discount_type: 'amount',
    discount_value: 150,
  },
  {
    ...item('snack', stores.grill, categories.mains, 'Late snack', 500),
    available_from_minute: 22 * 60,
    available_until_minute: 2 * 60,
  },
  item('croissant', stores.bakery, categories.sweets, 'Croissant', 200),
  {
    ...item('coffee', stores.shop, categories.pantry, 'Coffee', 500),
    module_id: modules.grocery,
    variations: JSON.stringify([
      { type: '250g', priceMinor: 500 },
      { type: '1kg', priceMinor: 1600 },
    ]),
  },
  { ...item('sugar', stores.shop, categories.pantry, 'Sugar', 150), module_id: modules.grocery },
  { ...item('rice', stores.shop, categories.pantry, 'Rice', 120), module_id: modules.grocery },
];

export const stockRows = [
  { item_id: items.tiramisu, variation: '', stock: 7, daily_stock: null, stocked_on: null },
  { item_id: items.bread, variation: '', stock: 5, daily_stock: 5, stocked_on: '2026-06-17' },
  { item_id: items.coffee, variation: '250g', stock: 3, daily_stock: null, stocked_on: null },
  { item_id: items.coffee, variation: '1kg', stock: 0, daily_stock: null, stocked_on: null },
  { item_id: items.sugar, variation: '', stock: 0, daily_stock: null, stocked_on: null },
];
