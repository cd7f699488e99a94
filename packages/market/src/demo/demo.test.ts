import { createHash } from 'node:crypto';
import { capabilitiesOf } from '@promenade/domain/modules';
import { shapeContains } from '@promenade/domain/zones';
import { beforeAll, describe, expect, test } from 'vitest';
import type { City } from '../city/index.ts';
import { composePictures } from '../pictures/index.ts';
import type { MarketPlan } from '../plan/index.ts';
import { isSelling, type ItemRow } from '../stores/index.ts';
import { builtCity, builtMarket } from './built.fixture.ts';
import { buildDemoMarket } from './index.ts';
import { montevideoCoupons } from './montevideo/montevideo-offers.ts';
import { vehicleSamples } from './showcase/vehicle-sample-texts.ts';
import { foodSamples, shopSamples } from './showcase/sample-texts.ts';
import { shopCampaigns } from './showcase/shop-campaigns.ts';
import { campaignDrafts, saleTitles } from './showcase/showcase-texts.ts';

const hashOf = (value: unknown): string => createHash('sha256').update(JSON.stringify(value)).digest('hex');

describe.each([
  { name: 'montevideo', zoneCount: 8, most: 80, least: 60, priceStep: 5, fewest: 10 },
  // A smaller city, where most pharmacies belong to chains.
  { name: 'astana', zoneCount: 7, most: 70, least: 55, priceStep: 50, fewest: 6 },
] as const)('the demonstration market of $name', ({ name, zoneCount, most, least, priceStep, fewest }) => {
  let city: Pick<City, 'bounds' | 'pointsOfInterest'>;
  let market: MarketPlan;
  beforeAll(async () => {
    city = await builtCity(name);
    market = await builtMarket(name);
  });

  test('is the same from the same city, in whatever order its places come', () => {
    const shuffled = { ...city, pointsOfInterest: city.pointsOfInterest.toReversed() };
    expect(hashOf(buildDemoMarket({ name, city: shuffled }))).toBe(hashOf(market));
  });

  test(`has ${least} to ${most} restaurants in ${zoneCount} zones, each within the zone it delivers in`, () => {
    const restaurants = market.stores.filter((store) => store.moduleType === 'food');
    expect(market.zones).toHaveLength(zoneCount);
    expect(restaurants.length).toBeGreaterThanOrEqual(least);
    expect(restaurants.length).toBeLessThanOrEqual(most);
    for (const zone of market.zones) {
      const here = restaurants.filter((store) => store.zoneSlug === zone.slug);
      expect([zone.slug, here.length >= 7 && here.length <= 10]).toEqual([zone.slug, true]);
      for (const store of here)
        expect([store.name, shapeContains(zone.shape, store)]).toEqual([store.name, true]);
    }
  });

  test('names and links each store, item and picture once', () => {
    const unique = (values: readonly unknown[]) => expect(new Set(values).size).toBe(values.length);
    unique(market.stores.map((store) => store.name));
    unique(market.stores.map((store) => store.slug));
    unique(market.items.map((item) => item.slug));
    unique(market.pictures.map((picture) => picture.name));
    unique(
      [...market.stores, ...market.items, ...market.addOns, ...market.categories, ...market.zones].map(
        (row) => row.id,
      ),
    );
    for (const { slug } of [...market.stores, ...market.items])
      expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
  });

  test('every row names rows that exist', () => {
    const stores = new Set(market.stores.map((store) => store.id));
    const categories = new Set(market.categories.map((category) => category.id));
    const addOns = new Map(market.addOns.map((addOn) => [addOn.id, addOn.storeId]));
    for (const item of market.items) {
      expect(stores.has(item.storeId) && categories.has(item.categoryId)).toBe(true);
      for (const id of item.addOnIds) expect(addOns.get(id)).toBe(item.storeId);
    }
    const items = new Set(market.items.map((item) => item.id));
    for (const row of market.stock) expect(items.has(row.itemId)).toBe(true);
    for (const row of market.hours) expect(stores.has(row.storeId)).toBe(true);
    const campaigns = new Set(market.showcase.campaigns.map(({ id }) => id));
    const kindsLet = new Set(market.rental.categories.map(({ id }) => id));
    const targets = { campaign: campaigns, category: categories, vehicle_category: kindsLet };
    for (const { target } of market.banners)
      expect(targets[target.type as keyof typeof targets].has(target.id)).toBe(true);
    for (const { moduleType } of market.modules.filter((module) => isSelling(module.moduleType))) {
      const shown = market.banners.filter((banner) => banner.moduleType === moduleType);
      expect([moduleType, shown.length >= 3 && shown.length <= 6]).toEqual([moduleType, true]);
    }
    const kinds = market.coupons.map(({ couponType }) => couponType);
    for (const kind of ['default', 'store_wise', 'zone_wise', 'free_delivery', 'first_order'] as const)
      expect(kinds).toContain(kind);
    for (const { storeIds } of market.coupons) for (const id of storeIds) expect(stores.has(id)).toBe(true);
    for (const { zoneSlugs } of market.coupons) {
      for (const slug of zoneSlugs) expect(market.zones.some((zone) => zone.slug === slug)).toBe(true);
    }
  });

  test('every picture that a row names is planned', () => {
    const planned = new Set(market.pictures.map((picture) => picture.name));
    const named = [
      ...market.stores.flatMap((store) => [store.cover, store.logo]),
      ...[...market.items, ...market.categories, ...market.banners, ...market.modules].map(
        (row) => row.picture,
      ),
    ];
    expect(named.filter((name) => !planned.has(name))).toEqual([]);
  });

  test('something is open at every minute of the week in every zone', () => {
    for (const { slug } of market.zones) {
      const stores = new Set(
        market.stores.filter((store) => store.zoneSlug === slug).map((store) => store.id),
      );
      const open = new Set<number>();
      for (const span of market.hours.filter((row) => stores.has(row.storeId))) {
        for (let minute = span.opensMinute; minute < span.closesMinute; minute += 1)
          open.add((span.weekday * 1440 + minute) % 10_080);
      }
      expect([slug, open.size]).toEqual([slug, 10_080]);
    }
  });

  test('shows what a market can: closed days, nights, offers, limits, take-away only', () => {
    const weekdaysOf = (id: string) =>
      new Set(market.hours.filter((row) => row.storeId === id).map((row) => row.weekday)).size;
    expect(market.stores.some((store) => weekdaysOf(store.id) < 7)).toBe(true);
    expect(market.hours.some((row) => row.closesMinute > 1440)).toBe(true);
    expect(market.stores.some((store) => store.discount)).toBe(true);
    expect(market.stores.some((store) => store.freeDelivery)).toBe(true);
    expect(market.stores.some((store) => !store.delivers)).toBe(true);
    expect(market.stores.every((store) => store.delivers || store.takeAway)).toBe(true);
    expect(market.items.some((item) => item.discount)).toBe(true);
    expect(market.stock.length).toBeGreaterThan(0);
  });

  test('asks prices that its menus would show', () => {
    const prices = market.items.map((item) => item.priceMinor);
    expect(prices.filter((price) => price % priceStep !== 0 || price === 0)).toEqual([]);
  });

  test('pictures come out at the size they were promised, and the same each time', async () => {
    const plan = [
      ...market.pictures.slice(0, 12),
      ...market.pictures.filter((picture) => picture.kind === 'cover').slice(0, 3),
      ...market.pictures.slice(-2),
    ];
    const compose = async () => {
      const made = [];
      for await (const { name, bytes, width, height } of composePictures(plan)) {
        made.push({ name, width, height, hash: hashOf([...bytes]) });
      }
      return made;
    };
    const first = await compose();
    expect(first.map((picture) => picture.name)).toEqual(plan.map((picture) => picture.name));
    expect(
      first
        .filter((picture) => picture.name.endsWith('-cover.webp'))
        .every(({ width, height }) => width === 736 && height === 320),
    ).toBe(true);
    expect(await compose()).toEqual(first);
  });

  const shops = ['grocery', 'pharmacy', 'ecommerce'] as const;
  const itemsOf = (storeId: string): ItemRow[] => market.items.filter((item) => item.storeId === storeId);

  test('[MOD-01] shops, parcels and vehicles stand beside its restaurants, in this order', () => {
    const modules = market.modules.map(({ moduleType, position }) => [moduleType, position]);
    expect(modules).toEqual([
      ['food', 0],
      ['grocery', 1],
      ['pharmacy', 2],
      ['ecommerce', 3],
      ['parcel', 4],
      ['rental', 5],
    ]);
    for (const { rates } of market.zones)
      expect(rates.every(({ minimumMinor }) => minimumMinor > 0)).toBe(true);
  });

  test('[CHK-10] kinds of parcel in four languages, at the market’s own prices, each with its picture', () => {
    expect(market.parcelCategories.length).toBeGreaterThanOrEqual(6);
    for (const { name, description, picture, minimumMinor } of market.parcelCategories) {
      expect(new Set(Object.values(description)).size).toBe(4);
      expect(Object.values(name).every((text) => text !== '')).toBe(true);
      expect(market.pictures.some((planned) => planned.name === picture)).toBe(true);
      expect(minimumMinor === null || minimumMinor > 0).toBe(true);
    }
  });

  test.each(shops)('%s: 10 to 16 stores with a shelf each, four of them in the centre', (moduleType) => {
    const stores = market.stores.filter((store) => store.moduleType === moduleType);
    expect(stores.length).toBeGreaterThanOrEqual(fewest);
    expect(stores.length).toBeLessThanOrEqual(16);
    const centre = stores.filter(({ zoneSlug }) => zoneSlug === market.zones[0]?.slug);
    expect(centre.length).toBeGreaterThanOrEqual(2);
    for (const { id } of stores) expect(itemsOf(id).length).toBeGreaterThanOrEqual(10);
  });

  test('shops have nothing twice, nor two neighbours of one picture', () => {
    for (const { id } of market.stores.filter(({ moduleType }) => moduleType !== 'food')) {
      const items = itemsOf(id);
      expect(new Set(items.map(({ sourceKey }) => sourceKey)).size).toBe(items.length);
      expect(items.filter(({ picture }, at) => picture === items[at - 1]?.picture)).toEqual([]);
    }
  });

  test('shops fill every category, brand and condition that is shown', () => {
    for (const category of market.categories) {
      const filled = market.items.some(
        (item) =>
          item.categoryId === category.id ||
          market.categories.some(({ id, parentId }) => parentId === category.id && id === item.categoryId),
      );
      expect([category.slug, filled]).toEqual([category.slug, true]);
    }
    const gathered = new Set(
      market.items.flatMap(({ good }) => [good?.brandId ?? '', ...(good?.conditionIds ?? [])]),
    );
    for (const row of [...market.brands, ...market.conditions]) expect(gathered.has(row.id)).toBe(true);
    expect(new Set(market.brands.map(({ moduleType }) => moduleType))).toEqual(new Set(['ecommerce']));
    expect(new Set(market.conditions.map(({ moduleType }) => moduleType))).toEqual(new Set(['pharmacy']));
  });

  test('shops say of their goods what their module can, and no more', () => {
    for (const { moduleType, good, variationGroups, addOnIds } of market.items) {
      const can = capabilitiesOf(moduleType);
      expect(good !== null).toBe(can.units);
      expect([
        variationGroups.length > 0 && can.choices !== 'groups',
        addOnIds.length > 0 && !can.addOns,
      ]).toEqual([false, false]);
      expect(good?.prescription === true && !can.prescriptions).toBe(false);
      expect((good?.genericNames.length ?? 0) > 0 && !can.genericNames).toBe(false);
    }
  });

  test('[ITEM-03] shops sell every combination of colour and size, each counted for itself', () => {
    const counted = Map.groupBy(market.stock, ({ itemId }) => itemId);
    const varied = market.items.filter(({ good }) => (good?.variations.length ?? 0) > 0);
    expect(varied.length).toBeGreaterThan(100);
    for (const { id, priceMinor, good } of varied) {
      const many = good?.choiceOptions.reduce((product, { options }) => product * options.length, 1);
      expect(good?.variations).toHaveLength(many ?? 0);
      expect(good?.variations[0]?.priceMinor).toBe(priceMinor);
      expect(counted.get(id)?.map(({ variation }) => variation)).toEqual(
        good?.variations.map(({ type }) => type),
      );
    }
    const plain = market.items.filter(({ good }) => good?.variations.length === 0);
    for (const { id } of plain) expect(counted.get(id)?.map(({ variation }) => variation)).toEqual(['']);
    expect(market.stock.some(({ quantity }) => quantity === 0)).toBe(true);
  });

  test('stores are open when their module says so', () => {
    for (const { id, moduleType } of market.stores) {
      const minutes = market.hours
        .filter(({ storeId }) => storeId === id)
        .reduce((sum, { opensMinute, closesMinute }) => sum + closesMinute - opensMinute, 0);
      expect(minutes).toBeGreaterThan(0);
      if (capabilitiesOf(moduleType).alwaysOpen) expect(minutes).toBe(7 * 1440);
    }
  });
});

test('a coupon’s title writes amounts as its terms below do, in French too', () => {
  const titles = montevideoCoupons.flatMap(({ title }) => [title.en, title.nl, title.fr]);
  expect(titles.filter((title) => /\d\s?\$/.test(title))).toEqual([]);
});

const words = (text: object): string[] => Object.values(text);

describe.each([
  { name: 'montevideo', providers: 8, categories: 12 },
  // Two places rent out cars here, one of them outside the zones.
  { name: 'astana', providers: 3, categories: 7 },
] as const)('what is let in the demonstration market of $name', ({ name, providers, categories }) => {
  let market: MarketPlan;
  beforeAll(async () => {
    market = await builtMarket(name);
  });

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

const MINUTES_OF_DAY = 1_440;

describe('what a demonstration puts in front', () => {
  const name = 'montevideo';
  let market: MarketPlan;
  beforeAll(async () => {
    market = await builtMarket(name);
  });

  test('campaigns of three stores or more, of their own module, each with a picture and a banner', () => {
    const { campaigns } = market.showcase;
    expect(campaigns.map(({ moduleType }) => moduleType)).toContain('food');
    const moduleOf = new Map(market.stores.map(({ id, moduleType }) => [id, moduleType]));
    for (const { id, storeIds, moduleType, picture } of campaigns) {
      expect(storeIds.length).toBeGreaterThanOrEqual(3);
      for (const storeId of storeIds) expect(moduleOf.get(storeId)).toBe(moduleType);
      expect(market.pictures.filter((one) => one.name === picture)).toHaveLength(1);
      expect(market.banners.filter(({ target }) => target.id === id)).toHaveLength(1);
    }
    expect(new Set(market.banners.map(({ id }) => id)).size).toBe(market.banners.length);
  });

  test('of every module a sale at any minute of the day, over items at their full price', () => {
    for (const { moduleType } of market.modules.filter((one) => capabilitiesOf(one.moduleType).items)) {
      const sales = market.showcase.flashSales.filter((sale) => sale.moduleType === moduleType);
      const minutes = sales.map(
        ({ fromMinute, untilMinute }) => (untilMinute - fromMinute + MINUTES_OF_DAY) % MINUTES_OF_DAY,
      );
      expect(minutes.reduce((sum, one) => sum + one, 0)).toBe(MINUTES_OF_DAY);
      expect(sales[0]?.untilMinute).toBe(sales[1]?.fromMinute);
    }
    const items = new Map(market.items.map((item) => [item.id, item]));
    const sold = market.showcase.flashSales.flatMap((sale) => sale.items.map((one) => ({ ...one, sale })));
    for (const { itemId, discount, sale } of sold) {
      expect(items.get(itemId)).toMatchObject({ discount: null, moduleType: sale.moduleType });
      expect(discount.type === 'percent' && discount.percent >= 15 && discount.percent <= 40).toBe(true);
    }
    expect(new Set(sold.map(({ itemId }) => itemId)).size).toBe(sold.length);
  });

  test('three to six reviews of popular items, no text twice of one, as good as the item is rated', () => {
    const { reviews } = market.showcase;
    const items = new Map(market.items.map((item) => [item.id, item]));
    for (const [itemId, said] of Map.groupBy(reviews, (review) => review.itemId)) {
      expect(said.length).toBeGreaterThanOrEqual(Math.min(3, items.get(itemId)?.ratingCount ?? 0));
      expect(said.length).toBeLessThanOrEqual(6);
      expect(new Set(said.map(({ text }) => text.en)).size).toBe(said.length);
      expect(said.every(({ storeId }) => storeId === items.get(itemId)?.storeId)).toBe(true);
    }
    expect(new Set(reviews.map(({ id }) => id)).size).toBe(reviews.length);
    expect(reviews.length).toBeGreaterThan(100);
  });
});

test('every text of it is in four languages, none is empty', () => {
  const texts = [
    ...[...campaignDrafts, ...shopCampaigns].flatMap(({ title, description }) => [title, description]),
    ...saleTitles,
    ...[...foodSamples, ...shopSamples].map(({ text }) => text),
  ];
  for (const text of texts) {
    const words = Object.values(text);
    expect(words).toHaveLength(4);
    expect(words.every((one) => one.trim() !== '')).toBe(true);
    expect(new Set(words).size).toBeGreaterThan(2);
  }
});
