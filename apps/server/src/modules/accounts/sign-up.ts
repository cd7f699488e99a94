import type { Reply } from '@promenade/contract/calls';
import { normaliseEmail, normalisePhone, phoneKey } from '@promenade/domain/contact';
import { type Ctx, over } from '../../platform/context.ts';
import { refuseAll } from '../../platform/errors.ts';
import { insertCustomer, listReachedBy } from './accounts.repo.ts';
import type { AccountTables, CustomerRow } from './accounts.tables.ts';
import { hashPassword } from './passwords.ts';
import { type FollowGuest, signIn } from './sign-in.ts';
import { type SignUpForm, signUpProblems, splitName } from './sign-up-form.ts';

async function customerOf(ctx: Ctx, form: SignUpForm): Promise<CustomerRow> {
  const { firstName, lastName } = splitName(form.name);
  return {
    id: ctx.ids.next(),
    first_name: firstName,
    last_name: lastName,
    email: normaliseEmail(form.email),
    phone: normalisePhone(form.phone),
    phone_digits: phoneKey(form.phone),
    password_hash: await hashPassword(form.password),
    image: null,
    email_verified: false,
    phone_verified: false,
    active: true,
    created_at: new Date(ctx.clock.now()),
  };
}

// The unique columns have refused already; this only tells which of them, or both.
async function refuseTaken(ctx: Ctx, email: string, phoneDigits: string): Promise<void> {
  const others = await listReachedBy(over<AccountTables>(ctx), { email, phoneDigits });
  refuseAll([
    ...(others.some((other) => other.email === email)
      ? [{ code: 'contact_taken' as const, field: 'email' }]
      : []),
    ...(others.some((other) => other.phone_digits === phoneDigits)
      ? [{ code: 'contact_taken' as const, field: 'phone' }]
      : []),
  ]);
}

/** Creates an account (AUTH-03) and signs it in, what the guest had with it. */
export async function signUp(
  ctx: Ctx,
  follow: readonly FollowGuest[],
  form: SignUpForm,
): Promise<Reply<'accounts.signUp'>> {
  refuseAll(signUpProblems(form));
  const customer = await customerOf(ctx, form);
  if (!(await insertCustomer(over<AccountTables>(ctx), customer))) {
    await refuseTaken(ctx, customer.email ?? '', customer.phone_digits ?? '');
  }
  return signIn(ctx, follow, customer, 'signed_up');
}
