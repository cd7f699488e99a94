import { shapeContains } from '@promenade/domain/zones';
import { beforeAll, describe, expect, test } from 'vitest';
import type { MarketPlan } from '../plan/index.ts';
import { builtMarket } from './built.fixture.ts';
import { vehicleSamples } from './showcase/vehicle-sample-texts.ts';

const words = (text: object): string[] => Object.values(text);

describe.each([
  { name: 'montevideo', providers: 8, categories: 12 },
  // Two places let cars here, one of them outside its zones.
  { name: 'astana', providers: 3, categories: 7 },
] as const)('what is let in the demonstration market of $name', ({ name, providers, categories }) => {
  let market: MarketPlan;
  beforeAll(async () => {
    market = await builtMarket(name);
  }, 60_000);

  test('every provider is a store of the module with vehicles, hours and pickup zones, its own first', () => {
    const { rental, stores, hours, zones } = market;
    expect(rental.providers.length).toBeGreaterThanOrEqual(providers);
    expect(rental.categories.length).toBeGreaterThanOrEqual(categories);
    expect(stores.filter(({ moduleType }) => moduleType === 'rental')).toHaveLength(rental.providers.length);
    for (const { storeId, pickupZoneSlugs } of rental.providers) {
      const store = stores.find(({ id }) => id === storeId);
      const home = zones.find(({ slug }) => slug === store?.zoneSlug);
      expect(store && home && shapeContains(home.shape, store)).toBe(true);
      expect(rental.vehicles.filter((row) => row.storeId === storeId).length).toBeGreaterThanOrEqual(4);
      expect(hours.some((row) => row.storeId === storeId)).toBe(true);
      expect(pickupZoneSlugs[0]).toBe(store?.zoneSlug);
      expect(new Set(pickupZoneSlugs).size).toBe(pickupZoneSlugs.length);
    }
  });

  test('in every zone something with an engine and something with pedals can be fetched', () => {
    const { providers: all, vehicles } = market.rental;
    for (const { slug } of market.zones) {
      const here = new Set(
        all.filter((one) => one.pickupZoneSlugs.includes(slug)).map(({ storeId }) => storeId),
      );
      const fuels = new Set(vehicles.filter(({ storeId }) => here.has(storeId)).map(({ fuel }) => fuel));
      expect([slug, fuels.has('petrol'), fuels.has('none')]).toEqual([slug, true, true]);
    }
  });

  test('[RENT-19] every vehicle has a way to be hired, units, three pictures and four languages', () => {
    const { rental } = market;
    const planned = new Set(market.pictures.map((picture) => picture.name));
    const named = new Set([...rental.categories, ...rental.brands].map(({ id }) => id));
    for (const row of rental.vehicles) {
      const rates = [row.hourlyMinor, row.dailyMinor, row.perKmMinor].filter((rate) => rate !== null);
      expect(rates.length > 0 && rates.every((rate) => rate > 0)).toBe(true);
      expect(planned.has(row.picture) && row.pictures.every((picture) => planned.has(picture))).toBe(true);
      expect(row.pictures.length).toBeGreaterThanOrEqual(2);
      expect(named.has(row.categoryId) && named.has(row.brandId ?? '')).toBe(true);
      expect(new Set(words(row.description)).size).toBe(4);
      expect(words(row.name).every((text) => text.trim() !== '')).toBe(true);
      const units = rental.units.filter(({ vehicleId }) => vehicleId === row.id);
      expect(units.length >= 1 && units.length <= 6).toBe(true);
    }
    for (const { picture } of [...rental.categories, ...rental.brands])
      expect(planned.has(picture)).toBe(true);
  });

  test('names each vehicle, unit and plate once; bicycles carry no plate', () => {
    const { vehicles, units } = market.rental;
    const unique = (values: readonly unknown[]) => expect(new Set(values).size).toBe(values.length);
    unique(vehicles.map(({ slug }) => slug));
    unique(vehicles.map(({ source }) => source));
    unique([...vehicles, ...units].map(({ id }) => id));
    unique(units.map(({ plate }) => plate).filter(Boolean));
    const bodies = new Map(vehicles.map(({ id, body }) => [id, body]));
    for (const { vehicleId, plate } of units)
      expect(plate === '').toBe(/bicycle|bike/.test(bodies.get(vehicleId) ?? ''));
  });

  test('shows what a rental can: ways that some lack, discounts, new arrivals, coupons, banners', () => {
    const { vehicles, providers: all } = market.rental;
    expect(vehicles.some(({ perKmMinor }) => perKmMinor === null)).toBe(true);
    expect(new Set(vehicles.map(({ discount }) => discount?.type))).toContain('percent');
    expect(vehicles.some(({ listedDaysAgo }) => listedDaysAgo < 14)).toBe(true);
    expect(vehicles.some(({ ratingCount }) => ratingCount === 0)).toBe(true);
    const discounts = market.stores.filter(({ id }) => all.some(({ storeId }) => storeId === id));
    expect(discounts.some(({ discount }) => (discount?.minimumPurchaseMinor ?? 0) > 0)).toBe(true);
    expect(all.some(({ discountDays }) => discountDays !== null)).toBe(true);
    expect(market.coupons.filter(({ moduleType }) => moduleType === 'rental')).toHaveLength(2);
    expect(market.banners.filter(({ moduleType }) => moduleType === 'rental').length).toBeGreaterThan(1);
  });

  test('samples are said of vehicles that were hired, none twice of one', () => {
    const { vehicleReviews } = market.showcase;
    const rows = new Map(market.rental.vehicles.map((row) => [row.id, row]));
    expect(vehicleReviews.length).toBeGreaterThan(40);
    for (const [vehicleId, said] of Map.groupBy(vehicleReviews, (review) => review.vehicleId)) {
      expect(said.length).toBeLessThanOrEqual(rows.get(vehicleId)?.ratingCount ?? 0);
      expect(new Set(said.map(({ text }) => text.en)).size).toBe(said.length);
      expect(said.every(({ storeId }) => storeId === rows.get(vehicleId)?.storeId)).toBe(true);
    }
  });
});

test('every text said of vehicles is in four languages', () => {
  for (const { text } of vehicleSamples) expect(new Set(words(text)).size).toBe(4);
});
