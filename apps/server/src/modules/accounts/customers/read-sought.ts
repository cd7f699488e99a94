import { findPhoneEnding, isEmail, normaliseEmail } from '@promenade/domain/contact';
import { isId } from '../../../platform/record-key.ts';
import type { CustomerSought } from './blocks.repo.ts';

/** By what somebody looks for customers: an id, a mail address or a number; undefined where it is none of these. */
export function readSought(key: string): CustomerSought | undefined {
  if (isId(key)) return { id: key };
  if (isEmail(key)) return { email: normaliseEmail(key) };
  const ending = findPhoneEnding(key);
  return ending === undefined ? undefined : { ending };
}
