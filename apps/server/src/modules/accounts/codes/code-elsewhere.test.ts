import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  authFrom,
  changeLogin,
  everyWayIn,
  openTestMarket,
  readCode,
  type TestMarket,
} from '../../../testing/index.ts';

let market: TestMarket;
beforeAll(async () => {
  market = await openTestMarket({ settings: everyWayIn });
});
afterAll(() => market.close());

interface Answer {
  readonly token?: string | null;
  readonly errors?: readonly { readonly code: string }[];
  readonly verification?: Readonly<Record<string, string | null>>;
}
const from = (address: string) => authFrom<Answer>(() => market, address);
const [home, elsewhere] = [from('203.0.113.9'), from('198.51.100.9')];
const other = [{ code: 'code_elsewhere' }];

let people = 0;
/** A customer of before, whose number nobody has proved: a slip of the pen, and somebody else's. */
async function mistypedNumber(login: Parameters<typeof changeLogin>[1]) {
  people += 1;
  const phone = `+5989961${String(people).padStart(4, '0')}`;
  const [email, password] = [`elsewhere.${people}@example.com`, 'correct horse'];
  await changeLogin(market, { verifyPhone: false, verifyEmail: false, thirdPartyPhone: false });
  const person = { name: 'Ana Silva', email, phone, password, confirm_password: password };
  expect((await home('sign-up', person)).token).toBeTruthy();
  await changeLogin(market, login);
  return { phone, password: () => home('login', { email_or_phone: email, password, login_type: 'manual' }) };
}

describe('[AUTH-04] a number that an account names, once the market wants it proved', () => {
  test('opens the account to nobody who has the number and not the password: its code alone did', async () => {
    const { phone, password } = await mistypedNumber({ verifyPhone: true });
    expect(await password()).toMatchObject({ token: null, verification: { on: 'phone' } });
    const given = async () => ({ phone, otp: await readCode(market, phone), login_type: 'manual' });
    expect((await elsewhere('verify-phone', await given())).errors).toMatchObject(other);
    market.clock.advance(61_000);
    await elsewhere('resend-otp', { phone, login_type: 'manual' });
    expect((await elsewhere('verify-phone', await given())).errors).toMatchObject(other);
    expect((await home('verify-phone', await given())).token).toBeTruthy();
  });

  test('nor by the code of a third party, whose session is told to whoever asks once more', async () => {
    const { phone, password } = await mistypedNumber({ verifyPhone: true, thirdPartyPhone: true });
    await password();
    market.clock.advance(61_000);
    const { verification } = await elsewhere('resend-otp', { phone, login_type: 'manual' });
    const otp = await readCode(market, phone);
    const given = { session_info: verification?.['session_info'], phone, otp, login_type: 'manual' };
    expect((await elsewhere('firebase-verify-token', given)).errors).toMatchObject(other);
    expect((await home('firebase-verify-token', given)).token).toBeTruthy();
  });

  test('is proved where the password was given, from an address that was never seen before too', async () => {
    const { phone } = await mistypedNumber({ verifyPhone: true });
    const email_or_phone = `elsewhere.${people}@example.com`;
    await elsewhere('login', { email_or_phone, password: 'correct horse', login_type: 'manual' });
    const otp = await readCode(market, phone);
    expect((await elsewhere('verify-phone', { phone, otp, login_type: 'manual' })).token).toBeTruthy();
  });
});
