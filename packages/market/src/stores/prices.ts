/** How a market turns the catalogue's prices into its own. */
export type PriceScale = {
  /** What one unit of the catalogue's currency is in the market's. */
  factor: number;
  /** Prices are whole steps of so many minor units; 'two-digits' keeps two significant digits. */
  rounding: { stepMinor: number } | 'two-digits';
};

/** The catalogue's prices as they stand. */
export const SAME_PRICES: PriceScale = { factor: 1, rounding: { stepMinor: 1 } };

/** A price as this store asks it: times its factor, rounded as the market does; what is free stays free. */
export function storePrice(
  priceMinor: number,
  storeFactor: number,
  { factor, rounding }: PriceScale,
): number {
  if (priceMinor === 0) return 0;
  const exact = priceMinor * storeFactor * factor;
  const step = rounding === 'two-digits' ? secondDigit(exact) : rounding.stepMinor;
  return Math.max(step, Math.round(exact / step) * step);
}

/** The place of the second significant digit: 10 for 438, never below one minor unit. */
function secondDigit(amount: number): number {
  return Math.max(1, 10 ** (Math.floor(Math.log10(Math.max(1, amount))) - 1));
}
