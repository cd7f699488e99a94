import type { Reply } from '@promenade/contract/calls';
import { classifyContact, normaliseEmail, phoneKey } from '@promenade/domain/contact';
import { type Ctx, over } from '../../platform/context.ts';
import { refuse } from '../../platform/errors.ts';
import { listReachedBy } from './accounts.repo.ts';
import type { AccountTables, CustomerRow } from './accounts.tables.ts';
import { isPassword } from './passwords.ts';
import { type FollowGuest, signIn } from './sign-in.ts';

/** What a manual sign-in sends. */
export interface LoginInput {
  readonly email_or_phone: string;
  readonly password: string;
}

async function findCustomer(ctx: Ctx, contact: string): Promise<CustomerRow | undefined> {
  const isEmail = classifyContact(contact) === 'email';
  const key = isEmail ? { email: normaliseEmail(contact) } : { phoneDigits: phoneKey(contact) };
  const [customer] = await listReachedBy(over<AccountTables>(ctx), key);
  return customer?.active ? customer : undefined;
}

/**
 * Signs in by e-mail or phone number and password. An unknown contact, a wrong password and a closed
 * account are answered alike, after the same work.
 */
export async function login(
  ctx: Ctx,
  follow: readonly FollowGuest[],
  input: LoginInput,
): Promise<Reply<'accounts.login'>> {
  const customer = await findCustomer(ctx, input.email_or_phone);
  const matches = await isPassword(customer?.password_hash, input.password);
  if (!customer || !matches) return refuse('wrong_credentials');
  return signIn(ctx, follow, customer, 'signed_in');
}
