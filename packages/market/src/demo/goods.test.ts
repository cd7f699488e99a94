import { capabilitiesOf } from '@promenade/domain/modules';
import { beforeAll, describe, expect, test } from 'vitest';
import { buildCity } from '../city/index.ts';
import type { MarketPlan } from '../plan/index.ts';
import type { ItemRow } from '../stores/index.ts';
import { buildDemoMarket, demoMarkets } from './index.ts';

describe.each([
  { name: 'montevideo', fewest: 10 },
  // A smaller city, most of whose pharmacies are chains'.
  { name: 'astana', fewest: 6 },
] as const)('the shops of $name', ({ name, fewest }) => {
  let market: MarketPlan;
  beforeAll(async () => {
    const city = await buildCity({ reader: demoMarkets[name].reader(), coast: 'none' });
    market = buildDemoMarket({ name, city });
  }, 60_000);
  const shops = ['grocery', 'pharmacy', 'ecommerce'] as const;
  const itemsOf = (storeId: string): ItemRow[] => market.items.filter((item) => item.storeId === storeId);

  test('[MOD-01] stand beside its restaurants, in this order', () => {
    const modules = market.modules.map(({ moduleType, position }) => [moduleType, position]);
    expect(modules).toEqual([
      ['food', 0],
      ['grocery', 1],
      ['pharmacy', 2],
      ['ecommerce', 3],
    ]);
    for (const { rates } of market.zones)
      expect(rates.every(({ minimumMinor }) => minimumMinor > 0)).toBe(true);
  });

  test.each(shops)('%s: 10 to 16 stores with a shelf each, four of them in the centre', (moduleType) => {
    const stores = market.stores.filter((store) => store.moduleType === moduleType);
    expect(stores.length).toBeGreaterThanOrEqual(fewest);
    expect(stores.length).toBeLessThanOrEqual(16);
    const centre = stores.filter(({ zoneSlug }) => zoneSlug === market.zones[0]?.slug);
    expect(centre.length).toBeGreaterThanOrEqual(2);
    for (const { id } of stores) expect(itemsOf(id).length).toBeGreaterThanOrEqual(10);
  });

  test('have nothing twice, nor two neighbours of one picture', () => {
    for (const { id } of market.stores.filter(({ moduleType }) => moduleType !== 'food')) {
      const items = itemsOf(id);
      expect(new Set(items.map(({ sourceKey }) => sourceKey)).size).toBe(items.length);
      expect(items.filter(({ picture }, at) => picture === items[at - 1]?.picture)).toEqual([]);
    }
  });

  test('fill every category, brand and condition that is shown', () => {
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

  test('say of their goods what their module can, and no more', () => {
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

  test('[ITEM-03] sell every combination of colour and size, each counted for itself', () => {
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

  test('are open when their module says so', () => {
    for (const { id, moduleType } of market.stores) {
      const minutes = market.hours
        .filter(({ storeId }) => storeId === id)
        .reduce((sum, { opensMinute, closesMinute }) => sum + closesMinute - opensMinute, 0);
      expect(minutes).toBeGreaterThan(0);
      if (capabilitiesOf(moduleType).alwaysOpen) expect(minutes).toBe(7 * 1440);
    }
  });
});
