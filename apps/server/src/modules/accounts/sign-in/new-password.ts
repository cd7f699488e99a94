import { isOwnWord, PASSWORD_MIN_LENGTH } from '@promenade/domain/accounts';
import type { Ctx } from '../../../platform/context.ts';
import { madeOnce } from '../../../platform/caching/made-once.ts';
import { getMarket } from '../../settings/index.ts';

/** Whose password it is to be: what they are called and reached by is tried first. */
export interface PasswordOwner {
  readonly name?: string | null | undefined;
  readonly email?: string | null | undefined;
  readonly phone?: string | null | undefined;
}

/** Why a password cannot be taken. */
export type PasswordProblem = 'password_short' | 'password_common';

// 49,000 passwords of lists that were stolen, most used first; 5 MB of memory from the first new password on.
async function readLeaked(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(dictionary['passwords-common'].map((word) => String(word).toLowerCase()));
}

const leaked = madeOnce(readLeaked);

async function isLeaked(password: string): Promise<boolean> {
  return (await leaked()).has(password.toLowerCase());
}

function wordsOf({ name, email, phone }: PasswordOwner, market: string): string[] {
  const given = [name, ...(name ?? '').split(/\s+/), email, email?.split('@')[0], phone];
  return ['promenade', market, ...given.filter((word): word is string => typeof word === 'string')];
}

/**
 * Problems of a new password (docs/security.md): too short in any market; in a real market also found in leaked lists,
 * or easily guessed from its owner's data. Demos have nothing worth guessing.
 */
export async function findPasswordProblem(
  ctx: Ctx,
  password: string,
  owner: PasswordOwner,
): Promise<PasswordProblem | undefined> {
  if (password.length < PASSWORD_MIN_LENGTH) return 'password_short';
  const { settings } = await getMarket(ctx);
  if (settings.demo) return undefined;
  const isGuessed = isOwnWord(password, wordsOf(owner, settings.businessName)) || (await isLeaked(password));
  return isGuessed ? 'password_common' : undefined;
}
