import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addPasskey, changeLogin, readCode, socialToken, type TestMarket } from '../../../testing/index.ts';
import { openThirdPartyMarket } from './identity-toolkit.fixture.ts';

let market: TestMarket;
let thirdParty: Awaited<ReturnType<typeof openThirdPartyMarket>>;
beforeAll(async () => {
  thirdParty = await openThirdPartyMarket();
  ({ market } = thirdParty);
});
afterAll(() => thirdParty.close());

let people = 0;

/** Somebody whose number the third party does not know. */
function person() {
  people += 1;
  const number = String(people).padStart(3, '0');
  return {
    name: 'Ana Silva',
    email: `unknown.${number}@example.com`,
    phone: `+59899777${number}`,
    password: 'correct horse',
    confirm_password: 'correct horse',
  };
}

/** An account that was made while the market wanted no number proved. */
async function olderAccount() {
  const ana = person();
  await changeLogin(market, { thirdPartyPhone: true, verifyPhone: false });
  const { token } = await market.call('accounts.signUp', { body: ana });
  return { ...ana, token: token ?? '' };
}

const wantPhones = () => changeLogin(market, { thirdPartyPhone: true, verifyPhone: true });
const said = { code: 'third_party_refused', body: { message: 'INVALID_PHONE_NUMBER' } };

describe('[AUTH-10] a number that the third party refuses is refused in its words', () => {
  test('where a password was forgotten', async () => {
    const body = { phone: person().phone, verification_method: 'phone' as const };
    expect(await market.refused('accounts.forgotPassword', { body })).toMatchObject(said);
  });

  test('where its code is wanted once more', async () => {
    const { phone } = person();
    const body = { phone, login_type: 'manual' as const, verification_type: 'phone' as const };
    expect(await market.refused('accounts.resendOtp', { body })).toMatchObject(said);
  });

  test('where somebody confirms who they are', async () => {
    const { token } = await olderAccount();
    expect(await market.refused('accounts.reauthenticationCode', {}, { token })).toMatchObject(said);
  });

  test('at a sign-in by passkey', async () => {
    const { token } = await olderAccount();
    const device = await addPasskey(market, token);
    await wantPhones();
    const { challenge_id, options } = await market.call('accounts.passkeyAsk');
    const body = { challenge_id, response: device.authenticate(String(options['challenge'])) };
    expect(await market.refused('accounts.passkeyLogin', { body })).toMatchObject(said);
  });

  test('at a sign-in by somebody else’s account, the first and each after it', async () => {
    await changeLogin(market, { thirdPartyPhone: true, verifyPhone: false });
    const { email, name, phone } = person();
    const tokenOf = () => socialToken(market, 'facebook', { subject: email, name });
    const register = async () => ({ token: await tokenOf(), medium: 'facebook' as const, phone });
    await wantPhones();
    expect(await market.refused('accounts.socialRegister', { body: await register() })).toMatchObject(said);
    await changeLogin(market, { thirdPartyPhone: true, verifyPhone: false });
    await market.call('accounts.socialRegister', { body: await register() });
    await wantPhones();
    const body = { token: await tokenOf(), medium: 'facebook' as const };
    expect(await market.refused('accounts.socialLogin', { body })).toMatchObject(said);
  });

  test('where somebody else’s account says that it is theirs', async () => {
    const ana = await olderAccount();
    const token = await socialToken(market, 'google', {
      subject: ana.email,
      email: ana.email,
      name: ana.name,
    });
    await wantPhones();
    const asked = await market.call('accounts.socialLogin', { body: { token, medium: 'google' } });
    const body = { continue_token: asked.continue_token ?? '', is_it_you: 'yes' as const };
    expect(await market.refused('accounts.updateInfo', { body })).toMatchObject(said);
  });

  test('after the e-mail address was proved', async () => {
    await changeLogin(market, { thirdPartyPhone: true, verifyPhone: false, verifyEmail: true });
    const ana = person();
    await market.call('accounts.signUp', { body: ana });
    const otp = await readCode(market, ana.email);
    await changeLogin(market, { thirdPartyPhone: true, verifyPhone: true, verifyEmail: true });
    const body = {
      email: ana.email,
      otp,
      login_type: 'manual' as const,
      verification_type: 'email' as const,
    };
    expect(await market.refused('accounts.verifyPhone', { body })).toMatchObject(said);
  });
});
