import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  authFrom,
  changeLogin,
  everyWayIn,
  openTestMarket,
  readCode,
  type TestMarket,
} from '../../../testing/index.ts';

const password = 'correct horse';
let market: TestMarket;
beforeAll(async () => {
  market = await openTestMarket({ settings: everyWayIn });
});
afterAll(() => market.close());
beforeEach(() => market.clock.advance(61_000));

type Answer = Record<string, string> & { verification: Record<string, string> };
const from = (address: string) => authFrom<Answer>(() => market, address);
const [home, elsewhere] = [from('203.0.113.9'), from('198.51.100.9')];

let people = 0;
/** Somebody who has proved an e-mail address, and names a number without having proved it: it may be another's. */
async function customer() {
  people += 1;
  const email = `slip.${people}@example.com`;
  const phone = `+5989950${String(people).padStart(4, '0')}`;
  await home('sign-up', { name: 'Ana', email, phone, password, confirm_password: password });
  await home('forgot-password', { email, verification_method: 'email' });
  const code = await readCode(market, email);
  const proof = { email, verification_method: 'email', reset_token: code };
  const { reset_token } = await home('verify-token', proof);
  await home('reset-password', { reset_token, password, confirm_password: password }, 'PUT');
  return { email, phone };
}
async function resetBy(phone: string, caller: typeof home): Promise<Answer> {
  const { verification } = await caller('forgot-password', { phone });
  const reset_token = (await readCode(market, phone)) || (verification['code_hint'] ?? '');
  const opened = await caller('verify-token', { phone, reset_token });
  const body = { reset_token: opened['reset_token'] ?? '', password: 'a new horse' };
  return caller('reset-password', { ...body, confirm_password: body.password }, 'PUT');
}
const opens = async (email_or_phone: string, secret: string) =>
  (await home('login', { email_or_phone, password: secret }))['token'] !== undefined;

describe('[AUTH-08] a number that an account merely names beside an e-mail address that it has proved', () => {
  test('sets no new password for whoever has that number: a slip of the pen gave the account away', async () => {
    const { email, phone } = await customer();
    await resetBy(phone, elsewhere);
    expect(await readCode(market, phone)).toBe('');
    expect([await opens(email, password), await opens(email, 'a new horse')]).toEqual([true, false]);
    market.clock.advance(61_000);
    const known = await elsewhere('forgot-password', { email, verification_method: 'email' });
    const unsent = await elsewhere('forgot-password', { phone });
    expect(Object.keys(unsent.verification)).toEqual(Object.keys(known.verification));
    expect(unsent['message']).toBe(known['message']);
  });

  test('sets one from where its owner has signed in before', async () => {
    const { email, phone } = await customer();
    await home('login', { email_or_phone: email, password });
    await resetBy(phone, home);
    expect([await opens(email, password), await opens(email, 'a new horse')]).toEqual([false, true]);
  });

  test('sets none by a third party’s code either', async () => {
    const { email, phone } = await customer();
    await changeLogin(market, { thirdPartyPhone: true });
    const { verification } = await elsewhere('forgot-password', { phone });
    const { reset_token } = await elsewhere(
      'firebase-reset-password',
      {
        phoneNumber: phone,
        sessionInfo: verification['session_info'],
        code: await readCode(market, phone),
      },
      'PUT',
    );
    const words = { password: 'a new horse', confirm_password: 'a new horse' };
    const refused = await elsewhere('reset-password', { reset_token, ...words }, 'PUT');
    await changeLogin(market, { thirdPartyPhone: false });
    expect(refused['errors']).toMatchObject([{ code: 'reset_token_dead' }]);
    expect(await opens(email, password)).toBe(true);
  });

  test('sets one where the account has proved nothing, which is how most begin', async () => {
    const phone = '+59899509999';
    const email = 'nothing.proved@example.com';
    await home('sign-up', { name: 'Ana', email, phone, password, confirm_password: password });
    await resetBy(phone, elsewhere);
    expect(await opens(email, 'a new horse')).toBe(true);
  });
});
