const shares = [0.05, 0.1, 0.15];

/** A round step for an amount: half of its power of ten, all of it from 5 times that on; at least `least`. */
function stepOf(amount: number, least: number): number {
  const power = 10 ** Math.floor(Math.log10(amount));
  return Math.max(least, amount < 5 * power ? power / 2 : power);
}

/**
 * Suggested tips: about 5, 10 and 15 % of the subtotal, in round numbers, without duplicates.
 * @param decimals of the currency: the smallest step is one major unit, or a tenth of it if there are decimals
 */
export function tipSuggestions(subtotalMajor: number, decimals: number): number[] {
  const least = decimals === 0 ? 5 : 0.5;
  const rounded = shares.map((share) => {
    const amount = Math.max(subtotalMajor * share, least);
    const step = stepOf(amount, least);
    return Math.max(least, Math.round(amount / step) * step);
  });
  return [...new Set(rounded.map((amount) => Number(amount.toFixed(decimals))))];
}
