import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  authFrom,
  everyWayIn,
  openTestMarket,
  readCode,
  socialToken,
  type TestMarket,
} from '../../../testing/index.ts';

let market: TestMarket;
beforeAll(async () => {
  market = await openTestMarket({ settings: everyWayIn });
});
afterAll(() => market.close());
beforeEach(() => market.clock.advance(61_000));

type Answer = Record<string, string | null | undefined> & {
  readonly errors?: readonly { readonly code: string }[];
  readonly verification?: Readonly<Record<string, string>>;
};
const from = (address: string) => authFrom<Answer>(() => market, address);
const [home, elsewhere] = [from('203.0.113.9'), from('198.51.100.9')];

let people = 0;
/** An account of Facebook's: the number that it names nobody has proved. */
async function vouchedFor() {
  people += 1;
  const phone = `+5989960${String(people).padStart(4, '0')}`;
  const gil = { subject: `v${people}`, name: 'Gil Blas', email: '' };
  const register = { token: await socialToken(market, 'facebook', gil), medium: 'facebook', phone };
  expect((await home('social-register', register))['token']).toBeTruthy();
  return { phone, gil };
}
async function isItYou(phone: string, caller: typeof home): Promise<string> {
  await caller('login', { login_type: 'otp', phone });
  const otp = await readCode(market, phone);
  const asked = await caller('verify-phone', { phone, otp, login_type: 'otp' });
  return asked['continue_token'] ?? '';
}
const opens = async (gil: Awaited<ReturnType<typeof vouchedFor>>['gil'], phone: string) => {
  const login = { token: await socialToken(market, 'facebook', gil), medium: 'facebook' };
  const { token } = await home('social-login', login);
  const info = await market.call('accounts.info', {}, { token: token ?? '' });
  return info.phone === phone;
};

describe('[AUTH-04] a number that an account of another provider merely names', () => {
  test('opens it to nobody who has that number and says ‘it is me’: the account was theirs, its Facebook no more', async () => {
    const { phone, gil } = await vouchedFor();
    const continue_token = await isItYou(phone, elsewhere);
    const yes = await elsewhere('update-info', { continue_token, is_it_you: 'yes' });
    expect(yes.errors).toMatchObject([{ code: 'contact_taken' }]);
    expect(await opens(gil, phone)).toBe(true);
    // The answer can still be no: the number belongs to whoever verified it.
    const no = await elsewhere('update-info', { continue_token, is_it_you: 'no' });
    const told = { continue_token: no['continue_token'], name: 'Bea' };
    expect((await elsewhere('update-info', told))['token']).toBeTruthy();
    expect(await opens(gil, phone)).toBe(false);
  });

  test('opens it where its owner has signed in before', async () => {
    const { phone } = await vouchedFor();
    const continue_token = await isItYou(phone, home);
    const yes = await home('update-info', { continue_token, is_it_you: 'yes' });
    expect(await market.call('accounts.info', {}, { token: yes['token'] ?? '' })).toMatchObject({
      f_name: 'Gil',
      is_phone_verified: 1,
    });
  });

  test('sets no password for it from elsewhere', async () => {
    const { phone } = await vouchedFor();
    await elsewhere('forgot-password', { phone });
    expect(await readCode(market, phone)).toBe('');
  });
});
