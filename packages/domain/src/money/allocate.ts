import { type MinorUnits, mustBeWhole } from './amounts.ts';

/**
 * Splits an amount in proportion to weights by the largest remainder method: the parts are whole minor units, and their
 * sum is the total. Of equal remainders, the earlier part gets the unit; if all weights are zero, they count as equal.
 * @param weights whole numbers, not negative
 * @throws RangeError for a negative or fractional weight, or a total without any weights
 */
export function allocate(totalMinor: MinorUnits, weights: readonly number[]): MinorUnits[] {
  mustBeWhole(totalMinor);
  if (weights.length === 0 && totalMinor !== 0) throw new RangeError('An amount needs at least one part');
  if (totalMinor < 0) return allocate(-totalMinor, weights).map((part) => 0 - part);
  const shares = exactShares(BigInt(totalMinor), balanced(weights));
  const rest = totalMinor - shares.reduce((sum, share) => sum + share.whole, 0);
  const favoured = shares
    .map((share, index) => ({ index, remainder: share.remainder }))
    .sort((a, b) => (a.remainder === b.remainder ? a.index - b.index : a.remainder < b.remainder ? 1 : -1))
    .slice(0, rest);
  const lucky = new Set(favoured.map(({ index }) => index));
  return shares.map((share, index) => share.whole + (lucky.has(index) ? 1 : 0));
}

function balanced(weights: readonly number[]): readonly bigint[] {
  for (const weight of weights)
    if (mustBeWhole(weight) < 0) throw new RangeError(`A negative weight: ${weight}`);
  return weights.some((weight) => weight > 0) ? weights.map(BigInt) : weights.map(() => 1n);
}

function exactShares(total: bigint, weights: readonly bigint[]): { whole: number; remainder: bigint }[] {
  const sum = weights.reduce((running, weight) => running + weight, 0n);
  return weights.map((weight) => ({
    whole: Number((total * weight) / sum),
    remainder: (total * weight) % sum,
  }));
}
