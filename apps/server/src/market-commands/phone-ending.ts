import { findPhoneEnding } from '@promenade/domain/contact';
import { CommandProblem } from './command.ts';

/** The digits by which a caller's number is looked for; undefined where none was given. */
export function phoneEndingOf(phone: string | undefined): string | undefined {
  if (phone === undefined) return undefined;
  const ending = findPhoneEnding(phone);
  if (ending === undefined) throw new CommandProblem(`'${phone}' is not a phone number.`);
  return ending;
}
