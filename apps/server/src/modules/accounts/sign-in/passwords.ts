import { madeOnce } from '../../../platform/caching/made-once.ts';

// OWASP Password Storage Cheat Sheet, Argon2id: 19 MiB of memory, 2 passes, 1 lane. The library's default is Argon2id.
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

// Machine code of its own, for the few requests that carry a password.
const argon2 = (): Promise<typeof import('@node-rs/argon2')> => import('@node-rs/argon2');

/** What is kept of a password. */
export async function hashPassword(password: string): Promise<string> {
  return (await argon2()).hash(password, COST);
}

const nobody = madeOnce(() => hashPassword(''));

/**
 * Compares a password with a hash. Without a hash it returns false after the same amount of work, so that timing does
 * not reveal whether a contact is known.
 */
export async function isPassword(
  passwordHash: string | null | undefined,
  password: string,
): Promise<boolean> {
  const matches = await (await argon2()).verify(passwordHash ?? (await nobody()), password);
  return matches && passwordHash != null;
}
