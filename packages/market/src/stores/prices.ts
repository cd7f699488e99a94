/** Prices on a Uruguayan menu end in 0 or 5 pesos. */
const STEP_MAJOR = 5;

/** A price as this store asks it: times its factor, rounded to 5 units of the currency; what is free stays free. */
export function storePrice(priceMinor: number, factor: number, decimals: number): number {
  const step = STEP_MAJOR * 10 ** decimals;
  return priceMinor === 0 ? 0 : Math.max(step, Math.round((priceMinor * factor) / step) * step);
}
