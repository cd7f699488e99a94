/** How a market converts the catalogue's prices into its own. */
export type PriceScale = {
  /** The price in the market's currency of one unit of the catalogue's. */
  factor: number;
  /** Prices are multiples of so many minor units; 'two-digits' keeps two significant digits. */
  rounding: { stepMinor: number } | 'two-digits';
};

/** The catalogue's prices, unchanged. */
export const SAME_PRICES: PriceScale = { factor: 1, rounding: { stepMinor: 1 } };

/** A store's price: multiplied by its factor, and rounded as in the market; what is free stays free. */
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

/** The value of the second significant digit: 10 for 438, at least one minor unit. */
function secondDigit(amount: number): number {
  return Math.max(1, 10 ** (Math.floor(Math.log10(Math.max(1, amount))) - 1));
}
