import { type Currency, toMajor } from '@promenade/domain/money';
import type { MarketPlan } from '../plan/index.ts';
import { OwnMarketProblem } from './own-problem.ts';

// A column of the database holds four times as much: choices come on top of a price.
const MOST_MINOR = 500_000_000;

/** The largest amount that stands anywhere below. */
function dearest(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0;
  let most = 0;
  for (const [key, part] of Object.entries(value)) {
    const amount = typeof part === 'number' && key.endsWith('Minor') ? part : dearest(part);
    if (amount > most) most = amount;
  }
  return most;
}

/** @throws OwnMarketProblem where prices are larger than can be kept: the dry run says so, not the database */
export function checkPrices(
  { stores, items, addOns, parcelCategories, rental }: MarketPlan,
  { code, decimals }: Currency,
): void {
  const most = dearest({ stores, items, addOns, parcelCategories, rental });
  if (most <= MOST_MINOR) return;
  const [found, kept] = [most, MOST_MINOR].map((minor) => toMajor(minor, decimals));
  throw new OwnMarketProblem(
    `The dearest price would be ${found} ${code}, and ${kept} ${code} is the most that is kept. Ask less in the catalogue, or give a smaller --scale-prices.`,
  );
}
