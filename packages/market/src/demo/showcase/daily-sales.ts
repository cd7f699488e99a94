import type { FlashSaleRow, MarketPlan } from '../../plan/index.ts';
import {
  createDice,
  type Dice,
  isSelling,
  type ItemRow,
  stableId,
  type StoreRow,
} from '../../stores/index.ts';
import { saleTitles } from './showcase-texts.ts';

// Each sale runs while the other is over and being renewed: one from breakfast until dinner time, one through the
// night.
const TURNS = [
  { key: 'day', fromMinute: 7 * 60, untilMinute: 19 * 60 },
  { key: 'evening', fromMinute: 19 * 60, untilMinute: 7 * 60 },
] as const;
// From every zone, so that each has enough for a strip.
const ITEMS_IN_ZONE = 4;
const [LEAST_PERCENT, MOST_PERCENT, PERCENT_STEP] = [15, 40, 5] as const;

/**
 * The best-selling items of a zone that have no discount of their own and need no prescription: one per store before
 * a second of any.
 */
function bestOf(items: readonly ItemRow[]): ItemRow[] {
  const taken = new Map<string, number>();
  return (
    items
      .filter(({ discount, availableFromMinute }) => discount === null && availableFromMinute === null)
      // Prescription medicines must not be advertised.
      .filter(({ good }) => !good?.prescription)
      .toSorted((a, b) => b.orderCount - a.orderCount || (a.id < b.id ? -1 : 1))
      .map((item) => {
        const round = taken.get(item.storeId) ?? 0;
        taken.set(item.storeId, round + 1);
        return { item, round };
      })
      .toSorted((a, b) => a.round - b.round)
      .map(({ item }) => item)
  );
}

function itemsByZone(plan: MarketPlan, moduleType: string): ItemRow[][] {
  const zoneOf = new Map(plan.stores.map((store): [string, StoreRow] => [store.id, store]));
  return plan.zones.map(({ slug }) =>
    plan.items.filter(
      (item) => item.moduleType === moduleType && zoneOf.get(item.storeId)?.zoneSlug === slug,
    ),
  );
}

function percentFor(dice: Dice, itemId: string): number {
  const steps = (MOST_PERCENT - LEAST_PERCENT) / PERCENT_STEP;
  return LEAST_PERCENT + PERCENT_STEP * dice.whole(itemId, 0, steps);
}

/** Two alternating sales for each module that sells goods, round the clock. */
export function dailySales(plan: MarketPlan): FlashSaleRow[] {
  const dice = createDice(`${plan.slug}/sales`);
  return plan.modules.flatMap(({ moduleType }) => {
    if (!isSelling(moduleType)) return [];
    const best = itemsByZone(plan, moduleType).map(bestOf);
    return TURNS.map(({ key, ...minutes }, turn): FlashSaleRow => {
      const items = best.flatMap((list) => list.slice(turn * ITEMS_IN_ZONE, (turn + 1) * ITEMS_IN_ZONE));
      return {
        id: stableId(`flash-sale/${moduleType}/${key}`),
        moduleType,
        title: saleTitles[turn as 0 | 1],
        ...minutes,
        items: items.map(({ id }) => ({
          itemId: id,
          discount: { type: 'percent', percent: percentFor(dice, id) },
        })),
      };
    }).filter(({ items }) => items.length > 0);
  });
}
