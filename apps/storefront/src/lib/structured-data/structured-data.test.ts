import type { Reply } from '@promenade/contract/calls';
import { describe, expect, test } from 'vitest';
import { shirt } from '../wire/shop-item.fixture.ts';
import { itemThing } from './item-thing.ts';
import { storeThing } from './store-thing.ts';
import { breadcrumbs, structuredText, type Thing } from './thing.ts';

const naming = { origin: 'https://market.example', currency: 'UYU' };
const props = { item: shirt, reviews: [], naming, decimals: 0 };

// From schema.org 29 and what search engines ask for of each type: what must be said, and what may.
const place = {
  must: ['@id', 'name', 'address', 'url', 'image'],
  may: [
    'description',
    'logo',
    'telephone',
    'geo',
    'openingHoursSpecification',
    'aggregateRating',
    'currenciesAccepted',
  ],
};
const rules: Readonly<Record<string, { readonly must: readonly string[]; readonly may: readonly string[] }>> =
  {
    Product: {
      must: ['name', 'image', 'offers', 'url', '@id'],
      may: ['description', 'sku', 'gtin', 'brand', 'category', 'aggregateRating', 'review'],
    },
    MenuItem: { must: ['name'], may: ['@id', 'description', 'image', 'url', 'suitableForDiet', 'offers'] },
    Offer: {
      must: ['price', 'priceCurrency', 'availability'],
      may: ['url', 'seller', 'itemCondition', 'priceValidUntil'],
    },
    AggregateOffer: {
      must: ['lowPrice', 'highPrice', 'priceCurrency'],
      may: ['offerCount', 'availability', 'url', 'seller', 'itemCondition', 'priceValidUntil'],
    },
    AggregateRating: { must: ['ratingValue', 'reviewCount'], may: ['bestRating', 'worstRating'] },
    Rating: { must: ['ratingValue', 'bestRating'], may: ['worstRating'] },
    Review: { must: ['reviewRating', 'author', 'datePublished'], may: ['reviewBody'] },
    Person: { must: ['name'], may: [] },
    Brand: { must: ['name'], may: [] },
    Organization: { must: ['name', 'url'], may: ['@id', 'logo', 'email', 'telephone', 'sameAs'] },
    BreadcrumbList: { must: ['itemListElement'], may: [] },
    ListItem: { must: ['position', 'name', 'item'], may: [] },
    Restaurant: { must: [...place.must, 'servesCuisine', 'hasMenu'], may: place.may },
    Pharmacy: place,
    GroceryStore: place,
    Store: place,
    Menu: { must: ['hasMenuSection'], may: [] },
    MenuSection: { must: ['name', 'hasMenuItem'], may: [] },
    PostalAddress: { must: ['streetAddress'], may: [] },
    GeoCoordinates: { must: ['latitude', 'longitude'], may: [] },
    OpeningHoursSpecification: { must: ['dayOfWeek', 'opens', 'closes'], may: [] },
  };

function problemsOf(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(problemsOf);
  if (typeof value !== 'object' || value === null) return value === undefined ? ['undefined'] : [];
  const { '@type': type, ...parts } = value as Thing;
  const rule = rules[String(type)];
  if (!rule) return [`unknown type ${type}`];
  const missing = rule.must.filter((name) => !(name in parts)).map((name) => `${type}.${name} is missing`);
  const strange = Object.keys(parts).filter((name) => ![...rule.must, ...rule.may].includes(name));
  return [
    ...missing,
    ...strange.map((name) => `${type}.${name} is unknown`),
    ...problemsOf(Object.values(parts)),
  ];
}

const review: Reply<'reviews.ofItem'>['reviews'][number] = {
  id: '01990000-0000-7000-8000-00000000000a',
  rating: 5,
  comment: 'Fits.',
  pictures: [],
  customer_name: 'Ana',
  created_at: '2026-03-01T10:00:00.000Z',
  reply: null,
  replied_at: null,
  item_id: shirt.id,
  item_slug: shirt.slug,
  item_name: shirt.name,
};

const store: Reply<'catalog.store'> = {
  id: shirt.store_id,
  slug: 'la-esquina',
  name: 'La Esquina',
  module_id: shirt.module_id,
  module_type: 'food',
  zone_id: shirt.zone_id,
  logo_full_url: 'https://market.example/media/logo.webp',
  cover_photo_full_url: 'https://market.example/media/cover.webp',
  cover_width: 1200,
  cover_height: 400,
  cuisines: ['Pizza'],
  address: 'Ejido 1234',
  latitude: -34.9,
  longitude: -56.18,
  avg_rating: 4.5,
  rating_count: 3,
  delivery_time: [20, 35],
  minimum_order: 0,
  delivery: true,
  take_away: true,
  schedule_order: true,
  free_delivery: false,
  featured: false,
  is_new: false,
  discount: null,
  distance_metres: null,
  delivery_fee: null,
  state: { open: true, opens_at: null, closes_at: null },
  active: true,
  phone: null,
  description: '',
  time_zone: 'America/Montevideo',
  opening_hours: [
    { weekday: 5, opens: '19:00', closes: '26:30' },
    { weekday: 6, opens: '00:00', closes: '24:00' },
  ],
  days_off: [],
  categories: [{ id: shirt.category_id, name: 'Pizzas', slug: 'pizzas', item_count: 1 }],
  tax_rate: 22,
  halal_tag_status: false,
  discount_type: null,
};

describe('what search engines are told', () => {
  test('goods with a range of prices, a discount, a brand and reviews follow the vocabulary', () => {
    const brand = { id: 'b1', slug: 'norte', name: 'Norte', image: '', image_full_url: '' };
    const thing = itemThing({ ...props, item: { ...shirt, brand }, reviews: [review] });
    expect(problemsOf(thing)).toEqual([]);
    expect(thing['offers']).toMatchObject({
      '@type': 'AggregateOffer',
      lowPrice: 810,
      highPrice: 900,
      offerCount: 4,
      availability: 'https://schema.org/InStock',
    });
    expect(thing['@id']).toBe('https://market.example/product/linen-shirt');
  });

  test('[ITEM-04] goods of which every variation is gone are out of stock, and without reviews nobody rated them', () => {
    const variations = shirt.variations.map((one) => ({ ...one, stock: 0 }));
    const item = { ...shirt, price_to: 900, variations, avg_rating: 0, rating_count: 0, gtin: null };
    const thing = itemThing({ ...props, item });
    expect(problemsOf(thing)).toEqual([]);
    expect(thing['offers']).toMatchObject({
      '@type': 'Offer',
      price: 810,
      availability: 'https://schema.org/OutOfStock',
    });
    expect(Object.keys(thing)).not.toContain('aggregateRating');
  });

  test('a dish is an item of a menu, with the diets it suits', () => {
    const dish = { ...shirt, module_type: 'food' as const, veg: true, is_halal: true, variations: [] };
    const thing = itemThing({ ...props, item: dish });
    expect(problemsOf(thing)).toEqual([]);
    expect(thing['@type']).toBe('MenuItem');
    expect(thing['suitableForDiet']).toEqual(['https://schema.org/VegetarianDiet']);
  });

  test.each([
    ['food', 'Restaurant'],
    ['grocery', 'GroceryStore'],
    ['pharmacy', 'Pharmacy'],
    ['ecommerce', 'Store'],
  ] as const)('a store of %s is a %s', (moduleType, type) => {
    const thing = storeThing({
      store: { ...store, module_type: moduleType },
      items: [shirt],
      naming,
      decimals: 0,
    });
    expect(problemsOf(thing)).toEqual([]);
    expect(thing['@type']).toBe(type);
  });

  test('hours past midnight close on the next day, a whole day runs to its last minute', () => {
    const thing = storeThing({ store, items: [shirt], naming, decimals: 0 });
    expect(thing['openingHoursSpecification']).toMatchObject([
      { dayOfWeek: 'https://schema.org/Friday', opens: '19:00', closes: '02:30' },
      { dayOfWeek: 'https://schema.org/Saturday', opens: '00:00', closes: '23:59' },
    ]);
  });

  test('the way to a page counts from one, and no name can end the data block', () => {
    const way = breadcrumbs(naming, [
      { name: 'Home', path: '/home' },
      { name: '</script><b>', path: '/product/x' },
    ]);
    expect(problemsOf(way)).toEqual([]);
    const text = structuredText([way]);
    expect(text).not.toContain('<');
    expect(JSON.parse(text)['@graph'][0].itemListElement[1]).toMatchObject({
      position: 2,
      name: '</script><b>',
    });
  });
});
