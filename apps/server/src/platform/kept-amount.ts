import { HIGHEST_MINOR, isExact, type MinorUnits, toMajor, toMinor } from '@promenade/domain/money';
import { refuse } from './errors.ts';

/**
 * Major units of a body as the minor units that a column keeps.
 * @param where of the body, such as `price`
 * @throws malformed where it is more than a column holds, or finer than the currency: nobody asked for it to be rounded
 */
export function keptAmount(where: string, major: number, decimals: number): MinorUnits {
  const amountMinor = toMinor(major, decimals);
  if (amountMinor > HIGHEST_MINOR)
    return refuse('malformed', { detail: `body.${where}: at most ${toMajor(HIGHEST_MINOR, decimals)}` });
  if (!isExact(major, decimals))
    return refuse('malformed', { detail: `body.${where}: more decimals than the currency has` });
  return amountMinor;
}
