import { HIGHEST_MINOR, isExact, toMinor } from '@promenade/domain/money';

/** A JSON value as minor units; undefined if it is not an amount, or has more decimals than the currency. */
export function minorUnitsOf(major: unknown, decimals: number): number | undefined {
  if (typeof major !== 'number' || !(major >= 0) || major > HIGHEST_MINOR) return undefined;
  if (!isExact(major, decimals)) return undefined;
  const minor = toMinor(major, decimals);
  return minor <= HIGHEST_MINOR ? minor : undefined;
}
