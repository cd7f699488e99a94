import type { Ctx } from '../../../platform/context.ts';
import type { Contact } from '../customers/contact.ts';
import type { CustomerRow } from '../customers/customers.tables.ts';
import { isPassword } from './passwords.ts';
import { countPassword, refuseTooManyTries } from './tries.ts';

/**
 * Whether a password opens an account, within the tries of its contact. Without an account, or one without a password,
 * it is false after the same work. What was counted is kept by a refusal that keeps its work.
 */
export async function tryPassword(
  ctx: Ctx,
  contact: Contact,
  customer: CustomerRow | undefined,
  password: string,
): Promise<boolean> {
  await refuseTooManyTries(ctx, contact, customer?.id);
  const matches = await isPassword(customer?.password_hash, password);
  await countPassword(ctx, contact, customer?.id);
  return matches;
}
