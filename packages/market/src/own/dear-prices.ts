import { type Currency, toMajor } from '@promenade/domain/money';
import type { MarketPlan } from '../plan/index.ts';
import { OwnMarketProblem } from './own-problem.ts';

// A quarter of what a database column can hold: choices are added to a price.
const MOST_MINOR = 500_000_000;

/** The largest amount anywhere in a value. */
function dearest(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0;
  let most = 0;
  for (const [key, part] of Object.entries(value)) {
    const amount = typeof part === 'number' && key.endsWith('Minor') ? part : dearest(part);
    if (amount > most) most = amount;
  }
  return most;
}

/** @throws OwnMarketProblem if prices are too large to store, so that the dry run reports it and not the database */
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
