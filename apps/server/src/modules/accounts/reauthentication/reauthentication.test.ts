import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  addPasskey,
  changeLogin,
  everyWayIn,
  openTestMarket,
  readCode,
  softAuthenticator,
  type TestMarket,
} from '../../../testing/index.ts';
import { over } from '../../../platform/context.ts';
import type { CustomerTables } from '../customers/customers.tables.ts';
import { signedUp } from '../../../testing/sign-in/new-person.ts';
import { RECENT_AUTHENTICATION_MS } from '../sessions/recent-authentication.ts';

let market: TestMarket;
beforeAll(async () => {
  market = await openTestMarket({ settings: everyWayIn });
});
afterAll(() => market.close());
beforeEach(() => market.clock.advance(61_000));

type Person = Awaited<ReturnType<typeof signedUp>>;
const loginOf = ({ email, password }: Person) => ({ body: { email_or_phone: email, password } });

/** A customer who signed in more than an hour ago, with a passkey and another device. */
async function longAgo() {
  const person = await signedUp(market);
  await addPasskey(market, person.token);
  await market.call('accounts.login', loginOf(person));
  market.clock.advance(RECENT_AUTHENTICATION_MS);
  return person;
}

const caller = ({ token }: Person) => ({ token });
const confirm = (body: Record<string, string>, person: Person) =>
  market.call('accounts.reauthenticate', { body }, caller(person));
const refusedConfirm = (body: Record<string, string>, person: Person) =>
  market.refused('accounts.reauthenticate', { body }, caller(person));
const refusedCode = (person: Person) => market.refused('accounts.reauthenticationCode', {}, caller(person));
const needed = { status: 403, code: 'reauthentication_required' };

const newPassword = { password: 'battery staple', confirm_password: 'battery staple' };
const change = (body: Record<string, string>) => (person: Person) =>
  market.call('accounts.updateProfile', { body }, caller(person));
const firstOther = async (person: Person) => {
  const { sessions } = await market.call('accounts.sessions', {}, caller(person));
  return { params: { id: sessions.find((session) => !session.is_current)?.id ?? '' } };
};
const firstPasskey = async (person: Person) => {
  const { passkeys } = await market.call('accounts.passkeys', {}, caller(person));
  return { params: { id: passkeys[0]?.id ?? '' } };
};

const guarded: readonly (readonly [string, (person: Person) => Promise<unknown>])[] = [
  ['a new password', change(newPassword)],
  ['a new e-mail', change({ email: 'someone.else@example.com' })],
  ['a new phone number', change({ phone: '+59899519999' })],
  ['a passkey', (person) => market.call('accounts.passkeyPrepare', {}, caller(person))],
  [
    'a passkey’s removal',
    async (person) => market.call('accounts.passkeyRemove', await firstPasskey(person), caller(person)),
  ],
  [
    'the end of another session',
    async (person) => market.call('accounts.endSession', await firstOther(person), caller(person)),
  ],
  ['the end of all others', (person) => market.call('accounts.endOtherSessions', {}, caller(person))],
  ['the account’s deletion', (person) => market.call('accounts.remove', {}, caller(person))],
];

describe('an hour after signing in', () => {
  test.each(guarded)(
    '%s waits until the customer has shown who they are: the session was enough',
    async (_what, act) => {
      const person = await longAgo();
      await expect(act(person)).rejects.toMatchObject(needed);
      await confirm({ password: person.password }, person);
      await expect(act(person)).resolves.toBeDefined();
    },
  );

  test('everything else goes on as before', async () => {
    const person = await longAgo();
    expect(await change({ name: 'Ana María' })(person)).toMatchObject({ otp_send: 0 });
    const verify = { button_type: 'email' };
    expect(await change(verify)(person)).toMatchObject({ otp_send: 1 });
    expect(await change({ ...verify, otp: await readCode(market, person.email) })(person)).toMatchObject({
      otp_send: 0,
    });
    expect(await market.call('accounts.export', {}, caller(person))).toBeDefined();
  });

  test('a refused change leaves the account as it was', async () => {
    const person = await longAgo();
    await expect(change({ ...newPassword, name: 'Eve' })(person)).rejects.toMatchObject(needed);
    expect(await market.call('accounts.info', {}, caller(person))).toMatchObject({ f_name: 'Ana' });
    expect(await market.call('accounts.login', loginOf(person))).toMatchObject({ token: expect.any(String) });
  });

  test('the code of a new contact still counts where the hour ends between its sending and its entering', async () => {
    const person = await signedUp(market);
    market.clock.advance(RECENT_AUTHENTICATION_MS - 60_000);
    const email = `fresh.${person.email}`;
    await change({ email })(person);
    market.clock.advance(120_000);
    const proof = { email, otp: await readCode(market, email), verification_on: 'email' };
    expect(await change(proof)(person)).toMatchObject({ otp_send: 0 });
  });
});

describe('showing it', () => {
  test('counts for an hour, and for this session alone', async () => {
    const person = await longAgo();
    const { token } = await market.call('accounts.login', loginOf(person));
    const other = { ...person, token: token ?? '' };
    market.clock.advance(RECENT_AUTHENTICATION_MS);
    await confirm({ password: person.password }, person);
    market.clock.advance(RECENT_AUTHENTICATION_MS - 1);
    await market.call('accounts.passkeyPrepare', {}, caller(person));
    await expect(market.call('accounts.passkeyPrepare', {}, caller(other))).rejects.toMatchObject(needed);
    market.clock.advance(1);
    await expect(market.call('accounts.passkeyPrepare', {}, caller(person))).rejects.toMatchObject(needed);
  });

  test('counts no longer for a clock that was ahead and is right again: it counted until the clock was there once more', async () => {
    const dayMs = 24 * 60 * 60_000;
    const person = await longAgo();
    market.clock.advance(dayMs);
    await confirm({ password: person.password }, person);
    const { challenge_id, options } = await market.call('accounts.passkeyPrepare', {}, caller(person));
    market.clock.advance(-dayMs);
    await expect(market.call('accounts.passkeyPrepare', {}, caller(person))).rejects.toMatchObject(needed);
    const response = softAuthenticator(market.ctx.publicUrl).register(String(options['challenge']));
    const body = { challenge_id, response };
    expect((await market.refused('accounts.passkeyAdd', { body }, caller(person))).code).toBe(
      'passkey_wrong',
    );
    await confirm({ password: person.password }, person);
    await market.call('accounts.passkeyPrepare', {}, caller(person));
  });

  test('a wrong password is told, signs nobody out, and is counted like one of a sign-in', async () => {
    const person = await longAgo();
    for (let tries = 0; tries < 5; tries += 1)
      expect(await refusedConfirm({ password: 'wrong horse' }, person)).toMatchObject({
        status: 422,
        code: 'password_wrong',
      });
    expect(await refusedConfirm({ password: person.password }, person)).toMatchObject({
      code: 'sign_in_paused',
    });
    expect(await market.call('accounts.info', {}, caller(person))).toMatchObject({ email: person.email });
  });

  test('by a code to a contact that was proved, the phone before the e-mail', async () => {
    const person = await longAgo();
    const ways = () => market.call('accounts.reauthenticationWays', {}, caller(person));
    expect(await ways()).toMatchObject({ password: 1, code: { on: 'phone' } });
    await change({ button_type: 'email' })(person);
    await change({ button_type: 'email', otp: await readCode(market, person.email) })(person);
    expect(await ways()).toMatchObject({ password: 1, code: { on: 'email' } });
    const { verification } = await market.call('accounts.reauthenticationCode', {}, caller(person));
    expect(verification).toMatchObject({ on: 'email', medium: 'email' });
    const otp = await readCode(market, person.email);
    expect(await refusedConfirm({ otp: otp === '000000' ? '111111' : '000000' }, person)).toMatchObject({
      code: 'code_wrong',
    });
    await confirm({ otp }, person);
    await market.call('accounts.passkeyPrepare', {}, caller(person));
    // It is used up, and another can be sent after a minute.
    expect(await refusedConfirm({ otp }, person)).toMatchObject({ code: 'code_wrong' });
    expect(await refusedCode(person)).toMatchObject({ code: 'code_too_soon' });
  });

  test('five wrong codes pause it, its entering and its sending', async () => {
    const person = await longAgo();
    await market.call('accounts.reauthenticationCode', {}, caller(person));
    const right = await readCode(market, person.phone);
    const wrong = { otp: right === '000000' ? '111111' : '000000' };
    for (let tries = 0; tries < 5; tries += 1)
      expect(await refusedConfirm(wrong, person)).toMatchObject({ code: 'code_wrong' });
    expect(await refusedConfirm({ otp: right }, person)).toMatchObject({ code: 'code_paused' });
    market.clock.advance(61_000);
    expect(await refusedCode(person)).toMatchObject({ code: 'code_paused' });
  });

  test('an account that nobody can be reached by signs in again', async () => {
    const person = await longAgo();
    const db = over<CustomerTables>(market.ctx);
    const nothing = { email: null, phone: null, phone_digits: null, password_hash: null };
    await db.updateTable('customers').set(nothing).where('email', '=', person.email).execute();
    const none = { password: 0, code: null };
    expect(await market.call('accounts.reauthenticationWays', {}, caller(person))).toEqual(none);
    const said = { code: 'contact_required' };
    expect(await refusedCode(person)).toMatchObject(said);
    expect(await refusedConfirm({ otp: '123456' }, person)).toMatchObject(said);
    expect(await refusedConfirm({ password: person.password }, person)).toMatchObject(said);
  });

  test('a code that was sent for something else does not count', async () => {
    const person = await longAgo();
    await change({ button_type: 'email' })(person);
    const otp = await readCode(market, person.email);
    expect(await refusedConfirm({ otp }, person)).toMatchObject({ code: 'code_wrong' });
  });

  test('by a third party’s code, where phones are proved by one', async () => {
    const person = await longAgo();
    await changeLogin(market, { thirdPartyPhone: true });
    const { verification } = await market.call('accounts.reauthenticationCode', {}, caller(person));
    expect(verification).toMatchObject({ on: 'phone', medium: 'firebase' });
    const otp = await readCode(market, person.phone);
    const session_info = verification.session_info ?? '';
    const wrong = { otp: otp === '000000' ? '111111' : '000000', session_info };
    expect(await refusedConfirm(wrong, person)).toMatchObject({ code: 'third_party_refused' });
    await confirm({ otp, session_info }, person);
    await changeLogin(market, { thirdPartyPhone: false });
    await market.call('accounts.passkeyPrepare', {}, caller(person));
  });

  test('without a password on the account, or where passwords sign nobody in, by a code alone', async () => {
    const person = await longAgo();
    await changeLogin(market, { manual: false });
    const ways = await market.call('accounts.reauthenticationWays', {}, caller(person));
    await changeLogin(market, { manual: true });
    expect(ways.password).toBe(0);
    expect(await refusedConfirm({}, person)).toMatchObject({ code: 'password_required' });
    expect(await refusedConfirm({ otp: '' }, person)).toMatchObject({ code: 'code_required' });
  });
});
