import { phoneDigits } from './phone.ts';

/** As many as a number has where it is dialled at home, its area left out: with or without country and area it is found. */
const ENDING_DIGITS = 7;
const LEAST_DIGITS = 4;

/** The digits by which a number is looked for; undefined where it is none. */
export function findPhoneEnding(phone: string): string | undefined {
  const digits = phoneDigits(phone);
  return digits.length < LEAST_DIGITS ? undefined : digits.slice(-ENDING_DIGITS);
}
