import {
  addPasskey,
  changeLogin,
  fixture,
  readCode,
  socialToken,
  softAuthenticator,
  type TestMarket,
} from '../index.ts';
import { newPerson, signedUp } from '../sign-in/new-person.ts';
import { newCustomer, type WriteId, type WriteSamples } from './write-sample.ts';

type AccountWrite = Extract<WriteId, `accounts.${string}`>;

/** A person who has requested a sign-in code. */
async function askedForCode(market: TestMarket): Promise<{ phone: string; otp: string }> {
  const { phone } = newPerson();
  await changeLogin(market, { thirdPartyPhone: false });
  await market.call('accounts.login', { body: { login_type: 'otp', phone } });
  return { phone, otp: await readCode(market, phone) };
}

async function continueToken(market: TestMarket): Promise<string> {
  const body = { ...(await askedForCode(market)), login_type: 'otp' as const };
  return (await market.call('accounts.verifyPhone', { body })).continue_token ?? '';
}

async function resetCode(market: TestMarket): Promise<{ email: string; reset_token: string }> {
  const { email } = await signedUp(market);
  await market.call('accounts.forgotPassword', { body: { email, verification_method: 'email' } });
  return { email, reset_token: await readCode(market, email) };
}

const otherSession = async (market: TestMarket) => {
  const { email, password, token } = await signedUp(market);
  await market.call('accounts.login', { body: { email_or_phone: email, password } });
  const { sessions } = await market.call('accounts.sessions', {}, { token });
  return { token, id: sessions.find((session) => !session.is_current)?.id ?? '' };
};

const thirdPartySamples = {
  'accounts.firebaseVerifyToken': async (market: TestMarket) => {
    const { phone } = newPerson();
    await changeLogin(market, { thirdPartyPhone: true });
    const { verification } = await market.call('accounts.login', { body: { login_type: 'otp', phone } });
    const session_info = verification?.session_info ?? '';
    const otp = await readCode(market, phone);
    return { caller: {}, input: { body: { session_info, phone, otp } } };
  },
  'accounts.firebaseResetPassword': async (market: TestMarket) => {
    const { phone } = await signedUp(market);
    await changeLogin(market, { thirdPartyPhone: true });
    const { verification } = await market.call('accounts.forgotPassword', { body: { phone } });
    const sessionInfo = verification.session_info ?? '';
    const code = await readCode(market, phone);
    return { caller: {}, input: { body: { phoneNumber: phone, sessionInfo, code } } };
  },
};

const signInSamples = {
  'accounts.requestGuest': async () => ({ caller: {}, input: {} }),
  'accounts.signUp': async () => ({ caller: {}, input: { body: newPerson() } }),
  'accounts.login': async (market: TestMarket) => {
    const { email, password } = await signedUp(market);
    return { caller: {}, input: { body: { email_or_phone: email, password } } };
  },
  'accounts.logout': async (market: TestMarket) => ({ caller: await newCustomer(market), input: {} }),
  'accounts.updateInfo': async (market: TestMarket) => ({
    caller: {},
    input: { body: { continue_token: await continueToken(market), name: 'Ana Silva' } },
  }),
  'accounts.socialStart': async () => ({ caller: {}, input: { body: { medium: 'google' as const } } }),
  'accounts.socialLogin': async (market: TestMarket) => {
    const { email, name } = newPerson();
    const token = await socialToken(market, 'google', { subject: email, email, name });
    return { caller: {}, input: { body: { token, medium: 'google' as const } } };
  },
  'accounts.socialRegister': async (market: TestMarket) => {
    const { email, name, phone } = newPerson();
    const token = await socialToken(market, 'facebook', { subject: email, name });
    return { caller: {}, input: { body: { token, medium: 'facebook' as const, phone } } };
  },
  'accounts.passkeyAsk': async () => ({ caller: {}, input: {} }),
  'accounts.passkeyLogin': async (market: TestMarket) => {
    const { token } = await market.newCustomer();
    const device = await addPasskey(market, token);
    const { challenge_id, options } = await market.call('accounts.passkeyAsk');
    const response = device.authenticate(String(options['challenge']));
    return { caller: {}, input: { body: { challenge_id, response } } };
  },
};

const codeSamples = {
  'accounts.resendOtp': async (market: TestMarket) => {
    const { phone } = await askedForCode(market);
    market.clock.advance(60_000);
    return { caller: {}, input: { body: { phone, login_type: 'otp' as const } } };
  },
  'accounts.verifyPhone': async (market: TestMarket) => ({
    caller: {},
    input: { body: { ...(await askedForCode(market)), login_type: 'otp' as const } },
  }),
  'accounts.forgotPassword': async (market: TestMarket) => {
    const { email } = await signedUp(market);
    return { caller: {}, input: { body: { email, verification_method: 'email' as const } } };
  },
  'accounts.verifyToken': async (market: TestMarket) => ({
    caller: {},
    input: { body: { ...(await resetCode(market)), verification_method: 'email' as const } },
  }),
  'accounts.resetPassword': async (market: TestMarket) => {
    const body = { ...(await resetCode(market)), verification_method: 'email' as const };
    const { reset_token } = await market.call('accounts.verifyToken', { body });
    const password = 'a new horse';
    return { caller: {}, input: { body: { reset_token, password, confirm_password: password } } };
  },
};

const customerSamples = {
  'accounts.updateProfile': async (market: TestMarket) => ({
    caller: await newCustomer(market),
    input: { body: { name: 'Ana Souza' } },
  }),
  'accounts.updateInterest': async (market: TestMarket) => ({
    caller: await newCustomer(market),
    input: { body: { interest: [fixture.categories.mains] } },
  }),
  'accounts.remove': async (market: TestMarket) => ({ caller: await newCustomer(market), input: {} }),
  'accounts.endSession': async (market: TestMarket) => {
    const { token, id } = await otherSession(market);
    return { caller: { token }, input: { params: { id } } };
  },
  'accounts.endOtherSessions': async (market: TestMarket) => {
    const { token } = await otherSession(market);
    return { caller: { token }, input: {} };
  },
  'accounts.reauthenticationCode': async (market: TestMarket) => ({
    caller: await signedUp(market),
    input: {},
  }),
  'accounts.reauthenticationPasskey': async (market: TestMarket) => {
    const caller = await newCustomer(market);
    await addPasskey(market, caller.token);
    return { caller, input: {} };
  },
  'accounts.reauthenticate': async (market: TestMarket) => {
    const { token, password } = await signedUp(market);
    return { caller: { token }, input: { body: { password } } };
  },
  'accounts.passkeyPrepare': async (market: TestMarket) => ({ caller: await newCustomer(market), input: {} }),
  'accounts.passkeyAdd': async (market: TestMarket) => {
    const caller = await newCustomer(market);
    const { challenge_id, options } = await market.call('accounts.passkeyPrepare', {}, caller);
    const response = softAuthenticator(market.ctx.publicUrl).register(String(options['challenge']));
    return { caller, input: { body: { challenge_id, response } } };
  },
  'accounts.passkeyRemove': async (market: TestMarket) => {
    const caller = await newCustomer(market);
    await addPasskey(market, caller.token);
    const { passkeys } = await market.call('accounts.passkeys', {}, caller);
    return { caller, input: { params: { id: passkeys[0]?.id ?? '' } } };
  },
};

/** For every write of accounts, a way to have it accepted, by a caller of its own. */
export const accountSamples: WriteSamples<AccountWrite> = {
  ...signInSamples,
  ...codeSamples,
  ...customerSamples,
  ...thirdPartySamples,
};
