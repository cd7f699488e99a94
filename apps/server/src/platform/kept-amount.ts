import { HIGHEST_MINOR, isExact, type MinorUnits, toMajor, toMinor } from '@promenade/domain/money';
import { refuseValue } from './errors.ts';

/**
 * Major units in a body → minor units.
 * @param where the field of the body, such as `price`
 * @throws malformed if it has more decimals than the currency: amounts are not rounded
 */
export function exactAmount(where: string, major: number, decimals: number): MinorUnits {
  if (!isExact(major, decimals)) return refuseValue(`body.${where}`, 'decimals');
  return toMinor(major, decimals);
}

/**
 * Major units in a body → minor units that a column can store.
 * @throws malformed if it is too large for a column, or has more decimals than the currency
 */
export function keptAmount(where: string, major: number, decimals: number): MinorUnits {
  if (toMinor(major, decimals) > HIGHEST_MINOR)
    return refuseValue(`body.${where}`, 'at_most', { amount: toMajor(HIGHEST_MINOR, decimals) });
  return exactAmount(where, major, decimals);
}
