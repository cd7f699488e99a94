import { capabilitiesOf } from '@promenade/domain/modules';
import type { MarketPlan, SampleReviewRow } from '../../plan/index.ts';
import { createDice, type Dice, type ItemRow, stableId } from '../../stores/index.ts';
import { foodSamples, type SampleText, shopSamples } from './sample-texts.ts';

// The most ordered items of each store.
const ITEMS_OF_STORE = 2;
const [FEWEST, MOST] = [3, 6] as const;
const HOURS_BACK = 24 * 60;

function popular(items: readonly ItemRow[]): ItemRow[] {
  const byStore = Map.groupBy(items, ({ storeId }) => storeId);
  return [...byStore.values()].flatMap((list) =>
    list.toSorted((a, b) => b.orderCount - a.orderCount || (a.id < b.id ? -1 : 1)).slice(0, ITEMS_OF_STORE),
  );
}

/** A plausible number of stars for an item of this rating: the rating, or one star less in every third review. */
export function starsFor(dice: Dice, key: string, rating: number): number {
  const stars = Math.round(rating) - (dice.chance(`${key}/fewer`, 1 / 3) ? 1 : 0);
  return Math.min(5, Math.max(3, stars));
}

/** Removes and returns a text, so that it is used once per item: the next with as many stars, else the next of all. */
export function takeText<T extends SampleText>(left: T[], stars: number, start: number): T | undefined {
  const order = left.map((_, place) => (place + start) % left.length);
  const place = order.find((one) => left[one]?.stars === stars) ?? order[0];
  return place === undefined ? undefined : left.splice(place, 1)[0];
}

function reviewsOf(dice: Dice, item: ItemRow): SampleReviewRow[] {
  const left = [...(capabilitiesOf(item.moduleType).addOns ? foodSamples : shopSamples)];
  const count = Math.min(dice.whole(`${item.id}/count`, FEWEST, MOST), item.ratingCount);
  return Array.from({ length: count }, (_, number) => `${item.id}/${number}`).flatMap((key) => {
    const stars = starsFor(dice, key, item.rating);
    const sample = takeText(left, stars, dice.whole(`${key}/text`, 0, left.length));
    if (!sample) return [];
    return {
      id: stableId(`review/${key}`),
      itemId: item.id,
      storeId: item.storeId,
      rating: sample.stars,
      text: sample.text,
      hoursAgo: dice.whole(`${key}/ago`, 5, HOURS_BACK),
    };
  });
}

/** Sample reviews of the most popular items of every store. */
export function sampleReviews(plan: MarketPlan): SampleReviewRow[] {
  const dice = createDice(`${plan.slug}/reviews`);
  return popular(plan.items).flatMap((item) => reviewsOf(dice, item));
}
