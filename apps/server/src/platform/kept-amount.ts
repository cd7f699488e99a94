import { HIGHEST_MINOR, isExact, type MinorUnits, toMajor, toMinor } from '@promenade/domain/money';
import { refuseValue } from './errors.ts';

/**
 * Major units of a body as minor units.
 * @param where of the body, such as `price`
 * @throws malformed where it is finer than the currency: nobody asked for it to be rounded
 */
export function exactAmount(where: string, major: number, decimals: number): MinorUnits {
  if (!isExact(major, decimals)) return refuseValue(`body.${where}`, 'decimals');
  return toMinor(major, decimals);
}

/**
 * Major units of a body as the minor units that a column keeps.
 * @throws malformed where it is more than a column holds, or finer than the currency
 */
export function keptAmount(where: string, major: number, decimals: number): MinorUnits {
  if (toMinor(major, decimals) > HIGHEST_MINOR)
    return refuseValue(`body.${where}`, 'at_most', { amount: toMajor(HIGHEST_MINOR, decimals) });
  return exactAmount(where, major, decimals);
}
