import { phoneDigits } from '@promenade/domain/contact';
import { CommandProblem } from './command.ts';

/** As many as a number has where it is dialled at home, its area left out: with or without country and area it is found. */
const ENDING_DIGITS = 7;
const LEAST_DIGITS = 4;

/** The digits by which a number is looked for; undefined where it is none. */
export function findPhoneEnding(phone: string): string | undefined {
  const digits = phoneDigits(phone);
  return digits.length < LEAST_DIGITS ? undefined : digits.slice(-ENDING_DIGITS);
}

/** The digits by which a caller's number is looked for; undefined where none was given. */
export function phoneEndingOf(phone: string | undefined): string | undefined {
  if (phone === undefined) return undefined;
  const ending = findPhoneEnding(phone);
  if (ending === undefined) throw new CommandProblem(`'${phone}' is not a phone number.`);
  return ending;
}
