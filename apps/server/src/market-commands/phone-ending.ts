import { phoneDigits } from '@promenade/domain/contact';
import { CommandProblem } from './command.ts';

/** As many as a number has where it is dialled at home, its area left out: with or without country and area it is found. */
const ENDING_DIGITS = 7;
const LEAST_DIGITS = 4;

/** The digits by which a caller's number is looked for; undefined where none was given. */
export function phoneEndingOf(phone: string | undefined): string | undefined {
  if (phone === undefined) return undefined;
  const digits = phoneDigits(phone);
  if (digits.length < LEAST_DIGITS) throw new CommandProblem(`'${phone}' is not a phone number.`);
  return digits.slice(-ENDING_DIGITS);
}
