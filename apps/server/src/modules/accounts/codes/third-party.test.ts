import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Ctx } from '../../../platform/context.ts';
import { changeLogin, type TestMarket } from '../../../testing/index.ts';
import { openThirdPartyMarket } from './identity-toolkit.fixture.ts';
import { finishPhoneCheck } from './phone-check.ts';

const phone = '+59899300100';
let market: TestMarket;
let thirdParty: Awaited<ReturnType<typeof openThirdPartyMarket>>;
beforeAll(async () => {
  thirdParty = await openThirdPartyMarket();
  ({ market } = thirdParty);
});
afterAll(() => thirdParty.close());

test('[AUTH-10] the third party sends and checks the code; the market keeps none', async () => {
  const body = { login_type: 'otp' as const, phone };
  const { verification } = await market.call('accounts.login', { body });
  expect(verification).toMatchObject({ medium: 'firebase', session_info: 'session 1', code_hint: null });
  expect(await market.count('account_codes')).toBe(0);
  const given = { session_info: 'session 1', phone, otp: '123456' };
  expect(await market.call('accounts.firebaseVerifyToken', { body: given })).toMatchObject({
    is_personal_info: 0,
    personal_info: { phone },
  });
  expect(thirdParty.requests.map((url) => url.split('?')[0])).toEqual([
    '/v1/accounts:sendVerificationCode',
    '/v1/accounts:signInWithPhoneNumber',
  ]);
});

test('[AUTH-10] a failure shows the provider’s message; a proof of another phone is none', async () => {
  const refused = async (change: object) => {
    const body = { session_info: 'session 1', phone, otp: '123456', ...change };
    return (await market.refused('accounts.firebaseVerifyToken', { body })).body.message;
  };
  expect(await refused({ otp: '000000' })).toBe('INVALID_CODE');
  expect(await refused({ phone: '+59899300199' })).toBe('INVALID_PHONE_NUMBER');
});

test('[AUTH-10] a phone that is missing is asked for, and logged', async () => {
  const said: unknown[] = [];
  const log = { ...market.ctx.log, info: (text: unknown) => said.push(text) } as Ctx['log'];
  const check = finishPhoneCheck(
    { ...market.ctx, log },
    { phone: ' ', sessionInfo: 'session 1', code: '123456' },
  );
  await expect(check).rejects.toMatchObject({ parts: [{ code: 'phone_required' }] });
  expect(said).toEqual(['Invalid phone number.']);
});

test('[AUTH-01] where signing in by code is switched off, a code of the third party signs nobody in: it did', async () => {
  await changeLogin(market, { otp: false });
  for (const login_type of ['otp', 'manual', 'social'] as const) {
    const body = { session_info: 'session 1', phone, otp: '123456', login_type };
    const refusal = await market.refused('accounts.firebaseVerifyToken', { body });
    expect(refusal).toMatchObject({ status: 403, code: 'sign_in_method_off' });
  }
  await changeLogin(market, { otp: true });
});

describe('an account’s own phone', () => {
  const words = 'correct horse';
  const person = (number: string) => ({
    name: 'Ana Silva',
    email: `third.${number.slice(-3)}@example.com`,
    phone: number,
    password: words,
    confirm_password: words,
  });
  const given = (number: string, session: string | null | undefined, login_type: 'manual' | 'otp') => ({
    session_info: session ?? '',
    phone: number,
    otp: '123456',
    login_type,
  });
  beforeAll(() => changeLogin(market, { thirdPartyPhone: true, verifyPhone: true }));

  test('[AUTH-10] [AUTH-04] is proved by the third party at sign-up: the market wrote a code of its own', async () => {
    const ana = person('+59899300101');
    const { verification, token } = await market.call('accounts.signUp', { body: ana });
    expect(token).toBeNull();
    expect(verification).toMatchObject({ medium: 'firebase', on: 'phone', delivery_id: null });
    const body = given(ana.phone, verification?.session_info, 'manual');
    const entered = await market.call('accounts.firebaseVerifyToken', { body });
    expect(entered.token).not.toBeNull();
    const info = await market.call('accounts.info', {}, { token: entered.token ?? '' });
    expect(info).toMatchObject({ email: ana.email, is_phone_verified: 1 });
    // The password opens the door from now on.
    const login = { email_or_phone: ana.email, password: words };
    expect((await market.call('accounts.login', { body: login })).token).not.toBeNull();
  });

  test('[AUTH-05] [AUTH-10] has its code sent once more by the third party; the session before proves nothing any more', async () => {
    const ana = person('+59899300102');
    const first = await market.call('accounts.signUp', { body: ana });
    const again = { phone: ana.phone, login_type: 'manual' as const, verification_type: 'phone' as const };
    const { verification } = await market.call('accounts.resendOtp', { body: again });
    expect(verification.medium).toBe('firebase');
    const old = given(ana.phone, first.verification?.session_info, 'manual');
    expect((await market.call('accounts.firebaseVerifyToken', { body: old })).token).toBeNull();
    const body = given(ana.phone, verification.session_info, 'manual');
    expect((await market.call('accounts.firebaseVerifyToken', { body })).token).not.toBeNull();
  });

  test('is not entered by whoever signs in with a code to that phone, but asked about', async () => {
    const stranger = person('+59899300103');
    await market.call('accounts.signUp', { body: stranger });
    const asked = await market.call('accounts.login', { body: { login_type: 'otp', phone: stranger.phone } });
    const body = given(stranger.phone, asked.verification?.session_info, 'otp');
    const answer = await market.call('accounts.firebaseVerifyToken', { body });
    expect(answer).toMatchObject({ token: null, is_exist_user: { name: stranger.name } });
    // Nor by the session of a code to sign in with, whatever it is given back as.
    const twice = await market.call('accounts.login', { body: { login_type: 'otp', phone: stranger.phone } });
    const taken = given(stranger.phone, twice.verification?.session_info, 'manual');
    expect((await market.call('accounts.firebaseVerifyToken', { body: taken })).token).toBeNull();
  });

  test('[AUTH-10] one that the third party does not know makes no account, and its words are shown', async () => {
    const ana = person('+59899999104');
    const refusal = await market.refused('accounts.signUp', { body: ana });
    expect(refusal).toMatchObject({ code: 'third_party_refused', body: { message: 'INVALID_PHONE_NUMBER' } });
    const login = { email_or_phone: ana.email, password: words };
    expect((await market.refused('accounts.login', { body: login })).code).toBe('wrong_credentials');
  });
});
