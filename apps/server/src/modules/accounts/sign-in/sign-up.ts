import { normaliseEmail, normalisePhone, phoneKey } from '@promenade/domain/contact';
import { type Ctx, over } from '../../../platform/context.ts';
import { refuse, refuseAll } from '../../../platform/errors.ts';
import { getMarket } from '../../settings/index.ts';
import type { CustomerRoom } from '../customer-rooms.ts';
import { insertCustomer, listReachedBy } from '../customers/customers.repo.ts';
import type { CustomerRow, CustomerTables } from '../customers/customers.tables.ts';
import { readReferrer } from '../customers/referral.ts';
import { newCustomer, splitName } from '../customers/new-customer.ts';
import { enter } from './enter.ts';
import { findPasswordProblem } from './new-password.ts';
import { hashPassword } from './passwords.ts';
import type { LoginAnswer } from './sign-in.view.ts';
import { type SignUpForm, signUpProblems } from './sign-up-form.ts';

async function customerOf(ctx: Ctx, form: SignUpForm): Promise<CustomerRow> {
  return newCustomer(ctx, {
    ...splitName(form.name),
    email: normaliseEmail(form.email),
    phone: normalisePhone(form.phone),
    phone_digits: phoneKey(form.phone),
    password_hash: await hashPassword(form.password),
  });
}

// The unique columns have refused already; this only tells which of them, or both.
async function refuseTaken(ctx: Ctx, email: string, phoneDigits: string): Promise<void> {
  const others = await listReachedBy(over<CustomerTables>(ctx), { email, phoneDigits });
  refuseAll([
    ...(others.some((other) => other.email === email)
      ? [{ code: 'contact_taken' as const, field: 'email' }]
      : []),
    ...(others.some((other) => other.phone_digits === phoneDigits)
      ? [{ code: 'contact_taken' as const, field: 'phone' }]
      : []),
  ]);
}

/** Creates an account (AUTH-03) and signs it in with the guest's data, or asks for the required code. */
export async function signUp(
  ctx: Ctx,
  rooms: readonly CustomerRoom[],
  form: SignUpForm,
): Promise<LoginAnswer> {
  const { settings } = await getMarket(ctx);
  if (!settings.login.manual) return refuse('sign_in_method_off');
  refuseAll(signUpProblems(form, await findPasswordProblem(ctx, form.password, form)));
  // Hashing takes long, and a referrer is held from then on.
  const customer = await customerOf(ctx, form);
  const referrer = await readReferrer(ctx, form.ref_code);
  if (!(await insertCustomer(over<CustomerTables>(ctx), customer, referrer))) {
    await refuseTaken(ctx, customer.email ?? '', customer.phone_digits ?? '');
  }
  return enter(ctx, rooms, customer, 'signed_up');
}
