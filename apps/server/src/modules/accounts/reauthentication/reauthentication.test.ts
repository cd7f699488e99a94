import type { Body } from '@promenade/contract/calls';
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
  const device = await addPasskey(market, person.token);
  await market.call('accounts.login', loginOf(person));
  market.clock.advance(RECENT_AUTHENTICATION_MS);
  return { ...person, device };
}

const caller = ({ token }: Person) => ({ token });
const confirm = (body: Body<'accounts.reauthenticate'>, person: Person) =>
  market.call('accounts.reauthenticate', { body }, caller(person));
const refusedConfirm = (body: Body<'accounts.reauthenticate'>, person: Person) =>
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

  test('an account that nobody can be reached by, and without a passkey, signs in again', async () => {
    const person = await longAgo();
    await confirm({ password: person.password }, person);
    await market.call('accounts.passkeyRemove', await firstPasskey(person), caller(person));
    const db = over<CustomerTables>(market.ctx);
    const nothing = { email: null, phone: null, phone_digits: null, password_hash: null };
    await db.updateTable('customers').set(nothing).where('email', '=', person.email).execute();
    const none = { password: 0, code: null, passkey: 0 };
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

const askPasskey = async (person: Person) => {
  const asked = await market.call('accounts.reauthenticationPasskey', {}, caller(person));
  return { ...asked, challenge: String(asked.options['challenge']) };
};
const wrongPasskey = { status: 422, code: 'passkey_wrong' };

describe('by a passkey', () => {
  test('an account that has nothing else shows who it is: it had to sign in again', async () => {
    const person = await longAgo();
    const db = over<CustomerTables>(market.ctx);
    const nothing = { email: null, phone: null, phone_digits: null, password_hash: null };
    await db.updateTable('customers').set(nothing).where('email', '=', person.email).execute();
    const ways = await market.call('accounts.reauthenticationWays', {}, caller(person));
    expect(ways).toEqual({ password: 0, code: null, passkey: 1 });
    const { challenge_id, challenge, options } = await askPasskey(person);
    expect(options).toMatchObject({
      userVerification: 'required',
      allowCredentials: [{ id: person.device.authenticate('').id }],
    });
    await confirm({ passkey: { challenge_id, response: person.device.authenticate(challenge) } }, person);
    await market.call('accounts.passkeyPrepare', {}, caller(person));
    const { passkeys } = await market.call('accounts.passkeys', {}, caller(person));
    expect(passkeys).toMatchObject([{ last_used_at: new Date(market.clock.now()).toISOString() }]);
  });

  test('a challenge counts once, answered right or wrong, and for five minutes', async () => {
    const person = await longAgo();
    const first = await askPasskey(person);
    const response = person.device.authenticate(first.challenge);
    const right = { challenge_id: first.challenge_id, response };
    await confirm({ passkey: right }, person);
    expect(await refusedConfirm({ passkey: right }, person)).toMatchObject(wrongPasskey);
    const second = await askPasskey(person);
    const answered = (made: typeof response) => ({ challenge_id: second.challenge_id, response: made });
    const forged = answered(person.device.authenticate('another', 2));
    expect(await refusedConfirm({ passkey: forged }, person)).toMatchObject(wrongPasskey);
    const afterwards = answered(person.device.authenticate(second.challenge, 2));
    expect(await refusedConfirm({ passkey: afterwards }, person)).toMatchObject(wrongPasskey);
    const third = await askPasskey(person);
    market.clock.advance(5 * 60_000);
    const late = {
      challenge_id: third.challenge_id,
      response: person.device.authenticate(third.challenge, 2),
    };
    expect(await refusedConfirm({ passkey: late }, person)).toMatchObject(wrongPasskey);
  });

  test('another’s passkey is refused, and so is what another was asked', async () => {
    const [ana, bob] = [await longAgo(), await longAgo()];
    const asked = await askPasskey(ana);
    const { challenge_id } = asked;
    const right = { challenge_id, response: ana.device.authenticate(asked.challenge) };
    // Ana's is not used up by whoever knows of it.
    for (const passkey of [right, { challenge_id, response: bob.device.authenticate(asked.challenge) }])
      expect(await refusedConfirm({ passkey }, bob)).toMatchObject(wrongPasskey);
    await confirm({ passkey: right }, ana);
    const again = await askPasskey(ana);
    const strange = { challenge_id: again.challenge_id, response: bob.device.authenticate(again.challenge) };
    expect(await refusedConfirm({ passkey: strange }, ana)).toMatchObject(wrongPasskey);
    await expect(market.call('accounts.passkeyPrepare', {}, caller(bob))).rejects.toMatchObject(needed);
  });

  test('a device that did not make sure of its user is not enough, and a counter that stands still is a copied key', async () => {
    const person = await longAgo();
    const present = await askPasskey(person);
    const open = person.device.authenticate(present.challenge, 1, { isUserVerified: false });
    const byOpen = { challenge_id: present.challenge_id, response: open };
    expect(await refusedConfirm({ passkey: byOpen }, person)).toMatchObject(wrongPasskey);
    for (const [counter, isRight] of [
      [5, true],
      [5, false],
    ] as const) {
      const { challenge_id, challenge } = await askPasskey(person);
      const passkey = { challenge_id, response: person.device.authenticate(challenge, counter) };
      if (isRight) await confirm({ passkey }, person);
      else expect(await refusedConfirm({ passkey }, person)).toMatchObject(wrongPasskey);
    }
  });

  test('what was asked to sign in with confirms nothing, what is to confirm signs nobody in, and neither makes a passkey', async () => {
    const person = await longAgo();
    const login = await market.call('accounts.passkeyAsk');
    const forLogin = person.device.authenticate(String(login.options['challenge']));
    const passkey = { challenge_id: login.challenge_id, response: forLogin };
    expect(await refusedConfirm({ passkey }, person)).toMatchObject(wrongPasskey);
    const { challenge_id, challenge } = await askPasskey(person);
    const body = { challenge_id, response: person.device.authenticate(challenge) };
    expect((await market.refused('accounts.passkeyLogin', { body })).code).toBe('passkey_refused');
    const made = softAuthenticator(market.ctx.publicUrl).register(challenge);
    const add = { body: { challenge_id, response: made } };
    expect(await market.refused('accounts.passkeyAdd', add, caller(person))).toMatchObject(wrongPasskey);
  });

  test('an account without one is not asked for one', async () => {
    const person = await signedUp(market);
    expect(await market.call('accounts.reauthenticationWays', {}, caller(person))).toMatchObject({
      passkey: 0,
    });
    expect(await market.refused('accounts.reauthenticationPasskey', {}, caller(person))).toMatchObject({
      status: 404,
      code: 'passkey_not_found',
    });
  });
});
