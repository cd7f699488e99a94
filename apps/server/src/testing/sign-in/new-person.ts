import type { Caller } from '../test-client.ts';
import type { TestMarket } from '../test-market.ts';

let people = 0;

/** What somebody new fills in to sign up; nobody else has the e-mail or the number. */
export function newPerson(password = 'correct horse') {
  people += 1;
  return {
    name: 'Ana Silva',
    email: `person.${people}@example.com`,
    phone: `+5989920${String(people).padStart(4, '0')}`,
    password,
    confirm_password: password,
  };
}

/** Somebody who has just signed up, with what they filled in. */
export async function signedUp(market: TestMarket, by: Caller = {}) {
  const body = newPerson();
  const { token } = await market.call('accounts.signUp', { body }, by);
  return { ...body, token: token ?? '' };
}

/** Signs somebody in on another device, or as the guest that this one has been. */
export async function signIn(
  market: TestMarket,
  { email, password }: Pick<ReturnType<typeof newPerson>, 'email' | 'password'>,
  by: Caller = {},
): Promise<{ token: string }> {
  const body = { email_or_phone: email, password };
  const { token } = await market.call('accounts.login', { body }, by);
  return { token: token ?? '' };
}
