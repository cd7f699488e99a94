import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  authFrom,
  changeLogin,
  everyWayIn,
  openTestMarket,
  readCode,
  type TestMarket,
} from '../../../testing/index.ts';
import { newPerson } from '../../../testing/sign-in/new-person.ts';
import { accountChores } from '../index.ts';
import { proves } from '../../../testing/index.ts';

let market: TestMarket;
let deliver: () => Promise<void> = async () => undefined;
const carrier = { isLocal: true, send: () => deliver() };
beforeAll(async () => {
  market = await openTestMarket({
    settings: everyWayIn,
    services: { carriers: { mail: carrier, sms: carrier } },
  });
});
afterAll(() => market.close());
beforeEach(async () => {
  market.clock.advance(61_000);
  deliver = async () => undefined;
  await changeLogin(market, { otp: true, verifyPhone: false, verifyEmail: false, thirdPartyPhone: false });
});

const signUp = (body = newPerson()) => market.call('accounts.signUp', { body });
const ask = (phone: string) => market.call('accounts.login', { body: { login_type: 'otp', phone } });
const give = (phone: string, otp: string) =>
  market.call('accounts.verifyPhone', { body: { phone, otp, login_type: 'otp' } });
const giveWrong = (phone: string, otp: string) =>
  market.refused('accounts.verifyPhone', { body: { phone, otp, login_type: 'otp' } });
const other = (code: string) => (code === '000000' ? '111111' : '000000');

describe('[AUTH-05] sign-in by code', () => {
  test('a known and an unknown number are answered in the same shape', async () => {
    const known = newPerson();
    await signUp(known);
    const [one, two] = [await ask(known.phone), await ask(newPerson().phone)];
    const shape = (answer: object) => JSON.stringify(answer).replace(/[0-9a-f]{4,}|\d/g, '#').length;
    expect(Object.keys(one)).toEqual(Object.keys(two));
    expect(Object.keys(one.verification ?? {})).toEqual(Object.keys(two.verification ?? {}));
    expect(one).toMatchObject({ token: null, is_phone_verified: 0, is_exist_user: null });
    expect(Math.abs(shape(one) - shape(two))).toBeLessThan(10);
  });

  test('a new number gives its name and is signed in; the next time the code is enough', async () => {
    const { phone } = newPerson();
    await ask(phone);
    const missing = await give(phone, await readCode(market, phone));
    expect(missing).toMatchObject({ token: null, is_personal_info: 0, personal_info: { phone } });
    const continue_token = missing.continue_token ?? '';
    const done = await market.call('accounts.updateInfo', { body: { continue_token, name: 'Ana Silva' } });
    expect(done).toMatchObject({ is_personal_info: 1, message: 'Logged in successfully' });
    expect(await market.call('accounts.info', {}, { token: done.token ?? '' })).toMatchObject({
      f_name: 'Ana',
      phone,
      is_phone_verified: 1,
      email: null,
    });
    market.clock.advance(61_000);
    await ask(phone);
    expect((await give(phone, await readCode(market, phone))).token).not.toBeNull();
  });

  test('the code is kept as a hash, counts once, and runs out after ten minutes', async () => {
    const { phone } = newPerson();
    await ask(phone);
    const code = await readCode(market, phone);
    const { rows } = await sql`select * from account_codes`.execute(market.ctx.db);
    expect(JSON.stringify(rows)).not.toContain(code);
    await give(phone, code);
    expect(await giveWrong(phone, code)).toMatchObject({ status: 422, code: 'code_wrong' });
    market.clock.advance(61_000);
    await ask(phone);
    const late = await readCode(market, phone);
    market.clock.advance(10 * 60_000);
    expect(await giveWrong(phone, late)).toMatchObject({ code: 'code_wrong' });
  });

  test('five wrong codes pause the number for ten minutes, even for the right one, and however many come at once', async () => {
    const { phone } = newPerson();
    await ask(phone);
    const code = await readCode(market, phone);
    const tries = await Promise.all(Array.from({ length: 12 }, () => giveWrong(phone, other(code))));
    const codes = tries.map((refusal) => refusal.code).sort();
    expect(codes.filter((one) => one === 'code_wrong')).toHaveLength(5);
    expect(codes.filter((one) => one === 'code_paused')).toHaveLength(7);
    expect(await giveWrong(phone, code)).toMatchObject({ status: 429, code: 'code_paused' });
    const again = { login_type: 'otp' as const, phone };
    expect(await market.refused('accounts.login', { body: again })).toMatchObject({ code: 'code_paused' });
    expect(await market.refused('accounts.resendOtp', { body: again })).toMatchObject({
      code: 'code_paused',
    });
    market.clock.advance(10 * 60_000);
    await market.call('accounts.resendOtp', { body: again });
    expect((await give(phone, await readCode(market, phone))).is_personal_info).toBe(0);
  });

  test('asked for eight times at once, a number is sent one code, and that one is good', async () => {
    for (const known of [false, true]) {
      const { phone } = newPerson();
      if (known) {
        await ask(phone);
        market.clock.advance(61_000);
      }
      const before = await market.count('outbox_messages');
      const answers = await Promise.all(Array.from({ length: 8 }, () => ask(phone)));
      expect(new Set(answers.map(({ verification }) => verification?.delivery_id)).size).toBe(1);
      expect((await market.count('outbox_messages')) - before).toBe(1);
      expect((await give(phone, await readCode(market, phone))).is_personal_info).toBe(0);
    }
  });

  test('another code waits for 60 seconds; asking anew meanwhile shows the one that was sent', async () => {
    const { phone } = newPerson();
    const first = (await ask(phone)).verification;
    market.clock.advance(20_000);
    const second = (await ask(phone)).verification;
    expect(second).toMatchObject({ delivery_id: first?.delivery_id, resend_after_seconds: 40 });
    const body = { phone, login_type: 'otp' as const };
    const refusal = await market.refused('accounts.resendOtp', { body });
    expect(refusal).toMatchObject({ status: 429, code: 'code_too_soon' });
    expect(refusal.body.message).toContain('40');
    market.clock.advance(40_000);
    const code = await readCode(market, phone);
    await market.call('accounts.resendOtp', { body });
    expect((await give(phone, await readCode(market, phone))).is_personal_info).toBe(0);
    expect(await giveWrong(phone, code)).toMatchObject({ code: 'code_wrong' });
  });

  test('the demonstration tells the code', async () => {
    const { phone } = newPerson();
    const { verification } = await ask(phone);
    expect(verification?.code_hint).toBe(await readCode(market, phone));
    expect(verification?.contact).toBe(`${phone.slice(0, 4)}${'*'.repeat(5)}${phone.slice(-3)}`);
  });

  test('[AUTH-02] what is no number is told so, and what is no code', async () => {
    const login = (phone: string) => market.refused('accounts.login', { body: { login_type: 'otp', phone } });
    expect((await login('')).body.message).toBe('Please give a phone number');
    expect((await login('099 123')).body.message).toBe('Number must be 10 digits');
    expect(await giveWrong('', '123456')).toMatchObject({ code: 'contact_required' });
    expect(await giveWrong('nobody', '123456')).toMatchObject({ code: 'contact_invalid' });
    expect((await giveWrong(newPerson().phone, '')).body.message).toBe('field is empty');
    expect(await giveWrong(newPerson().phone, '123456')).toMatchObject({ code: 'code_wrong' });
    for (const [phone, code] of [
      ['', 'contact_required'],
      ['nobody', 'contact_invalid'],
    ] as const)
      expect(await market.refused('accounts.resendOtp', { body: { phone } })).toMatchObject({ code });
  });

  test('a way of signing in that is switched off is refused', async () => {
    await changeLogin(market, { manual: false, otp: false });
    const off = { status: 403, code: 'sign_in_method_off' };
    expect(await market.refused('accounts.signUp', { body: newPerson() })).toMatchObject(off);
    const body = { login_type: 'otp' as const, phone: newPerson().phone };
    expect(await market.refused('accounts.login', { body })).toMatchObject(off);
    await changeLogin(market, { manual: true, otp: true });
  });

  test('[AUTH-01] where signing in by code is switched off no code signs in, neither one sent once more nor one from before: both did', async () => {
    const off = { status: 403, code: 'sign_in_method_off' };
    const [before, ana] = [newPerson(), newPerson()];
    await ask(before.phone);
    await changeLogin(market, { otp: false, verifyPhone: true });
    expect(await giveWrong(before.phone, await readCode(market, before.phone))).toMatchObject(off);
    const again = { phone: newPerson().phone, login_type: 'otp' as const };
    expect(await market.refused('accounts.resendOtp', { body: again })).toMatchObject(off);
    // The code that proves an account's number is another matter.
    await signUp(ana);
    market.clock.advance(61_000);
    const once = { phone: ana.phone, login_type: 'manual' as const };
    await market.call('accounts.resendOtp', { body: once });
    const otp = await readCode(market, ana.phone);
    const proof = { phone: ana.phone, otp, login_type: 'manual' as const };
    expect((await market.call('accounts.verifyPhone', { body: proof })).token).not.toBeNull();
  });

  test('codes that are over are forgotten, living ones are not', async () => {
    const { phone } = newPerson();
    market.clock.advance(61 * 60_000);
    await ask(phone);
    for (const chore of accountChores) await chore(market.ctx);
    expect(await market.count('account_codes')).toBe(1);
    expect((await give(phone, await readCode(market, phone))).is_personal_info).toBe(0);
  });
});

describe('[AUTH-04] a number that an account names without having proved it', () => {
  async function provedNumberOf(body: ReturnType<typeof newPerson>): Promise<string> {
    await ask(body.phone);
    const answer = await give(body.phone, await readCode(market, body.phone));
    expect(answer).toMatchObject({ token: null, is_exist_user: { name: 'Ana Silva' } });
    return answer.continue_token ?? '';
  }
  const answer = (continue_token: string, is_it_you: 'yes' | 'no') =>
    market.call('accounts.updateInfo', { body: { continue_token, is_it_you } });

  test('yes: the account’s e-mail agrees by a code, then both are proved', async () => {
    const body = newPerson();
    await signUp(body);
    const due = await answer(await provedNumberOf(body), 'yes');
    expect(due).toMatchObject({ token: null, is_email_verified: 0, verification: { on: 'email' } });
    const otp = await readCode(market, body.email);
    const verify = {
      email: body.email,
      otp,
      login_type: 'otp' as const,
      verification_type: 'email' as const,
    };
    const { token } = await market.call('accounts.verifyPhone', { body: verify });
    expect(await market.call('accounts.info', {}, { token: token ?? '' })).toMatchObject({
      is_phone_verified: 1,
      is_email_verified: 1,
      has_password: 1,
    });
  });

  test('yes, from elsewhere: whoever made the account with these contacts is out', async () => {
    const body = newPerson();
    const { name, email, phone, password } = body;
    const from = (address: string) => authFrom<Record<string, string>>(() => market, address);
    const [stranger, owner] = [from('198.51.100.9'), from('203.0.113.9')];
    const { token } = await stranger('sign-up', { name, email, phone, password, confirm_password: password });
    await owner('login', { login_type: 'otp', phone });
    const code = await readCode(market, phone);
    const asked = await owner('verify-phone', { phone, otp: code, login_type: 'otp' });
    await owner('update-info', { continue_token: asked['continue_token'], is_it_you: 'yes' });
    const otp = await readCode(market, email);
    const mine = await owner('verify-phone', { email, otp, login_type: 'otp', verification_type: 'email' });
    expect(await market.call('accounts.info', {}, { token: mine['token'] })).toMatchObject({
      has_password: 0,
    });
    expect(await market.refused('accounts.info', {}, { token })).toMatchObject({ code: 'session_dead' });
    const login = { email_or_phone: email, password };
    expect(await market.refused('accounts.login', { body: login })).toMatchObject({
      code: 'wrong_credentials',
    });
  });

  test('no: the number becomes a new account’s, the other one keeps its e-mail', async () => {
    const body = newPerson();
    const first = (await signUp(body)).token ?? '';
    const missing = await answer(await provedNumberOf(body), 'no');
    const continue_token = missing.continue_token ?? '';
    const second = await market.call('accounts.updateInfo', { body: { continue_token, name: 'Bea' } });
    expect(await market.call('accounts.info', {}, { token: second.token ?? '' })).toMatchObject({
      f_name: 'Bea',
      phone: body.phone,
    });
    expect(await market.call('accounts.info', {}, { token: first })).toMatchObject({
      email: body.email,
      phone: null,
    });
  });

  // A typo in a phone number: the number's owner signs in, and the customer corrects it meanwhile.
  async function putRight(token: string): Promise<string> {
    const { phone } = newPerson();
    const change = { phone, button_type: 'phone' as const };
    await market.call('accounts.updateProfile', { body: change }, { token });
    const proof = { ...change, otp: await readCode(market, phone), verification_on: 'phone' as const };
    await market.call('accounts.updateProfile', { body: proof }, { token });
    return phone;
  }

  test('yes, once the account has put its number right: the wrong number’s owner stays outside', async () => {
    const body = newPerson();
    const token = (await signUp(body)).token ?? '';
    const continue_token = await provedNumberOf(body);
    const phone = await putRight(token);
    const yes = { continue_token, is_it_you: 'yes' as const };
    expect(await market.refused('accounts.updateInfo', { body: yes })).toMatchObject({
      code: 'continue_dead',
    });
    expect(await market.call('accounts.info', {}, { token })).toMatchObject({ phone, is_phone_verified: 1 });
  });

  test('yes, and the number put right before the e-mail agrees: the code links nothing any more', async () => {
    const body = newPerson();
    const token = (await signUp(body)).token ?? '';
    await answer(await provedNumberOf(body), 'yes');
    const phone = await putRight(token);
    const { email } = body;
    const otp = await readCode(market, email);
    const verify = { email, otp, login_type: 'otp' as const, verification_type: 'email' as const };
    expect(await market.refused('accounts.verifyPhone', { body: verify })).toMatchObject({
      code: 'code_wrong',
    });
    expect(await market.call('accounts.info', {}, { token })).toMatchObject({ phone, is_phone_verified: 1 });
  });

  test('no, and the number put right before a name is told: the account keeps its new number', async () => {
    const body = newPerson();
    const token = (await signUp(body)).token ?? '';
    const missing = await answer(await provedNumberOf(body), 'no');
    const phone = await putRight(token);
    const told = { continue_token: missing.continue_token ?? '', name: 'Bea' };
    const done = await market.call('accounts.updateInfo', { body: told });
    expect(await market.call('accounts.info', {}, { token: done.token ?? '' })).toMatchObject({
      phone: body.phone,
    });
    expect(await market.call('accounts.info', {}, { token })).toMatchObject({ phone, is_phone_verified: 1 });
  });

  test('what is told must be right, and in time', async () => {
    const taken = newPerson();
    await signUp(taken);
    const { phone } = newPerson();
    await ask(phone);
    const continue_token = (await give(phone, await readCode(market, phone))).continue_token ?? '';
    const tell = (told: object) =>
      market.refused('accounts.updateInfo', { body: { continue_token, ...told } });
    expect(await tell({})).toMatchObject({ code: 'first_name_required' });
    expect(await tell({ name: 'Ana', email: 'ana' })).toMatchObject({ code: 'email_invalid' });
    expect(await tell({ name: 'Ana', phone: '123' })).toMatchObject({ code: 'phone_invalid' });
    expect(await tell({ name: 'Ana', email: taken.email })).toMatchObject({
      status: 409,
      code: 'contact_taken',
    });
    market.clock.advance(15 * 60_000);
    expect(await tell({ name: 'Ana' })).toMatchObject({ status: 422, code: 'continue_dead' });
  });
});

describe('[AUTH-04] proofs that the market wants', () => {
  test('sign-up answers a token only after phone and e-mail are proved, and the guest’s things come along', async () => {
    await changeLogin(market, { verifyPhone: true, verifyEmail: true });
    const body = newPerson();
    const due = await signUp(body);
    expect(due).toMatchObject({
      token: null,
      is_phone_verified: 0,
      is_email_verified: 0,
      verification: { on: 'phone', medium: 'SMS' },
    });
    const next = await market.call('accounts.verifyPhone', {
      body: { phone: body.phone, otp: await readCode(market, body.phone) },
    });
    expect(next).toMatchObject({ token: null, is_phone_verified: 1, is_email_verified: 0 });
    const otp = await readCode(market, body.email);
    const done = await market.call('accounts.verifyPhone', {
      body: { email: body.email, otp, verification_type: 'email' },
    });
    expect(await market.call('accounts.info', {}, { token: done.token ?? '' })).toMatchObject({
      is_phone_verified: 1,
      is_email_verified: 1,
    });
  });

  test('a password alone does not open an unproved account; its code is sent again', async () => {
    const body = newPerson();
    await signUp(body);
    await changeLogin(market, { verifyEmail: true });
    const login = { email_or_phone: body.email, password: body.password };
    expect(await market.call('accounts.login', { body: login })).toMatchObject({
      token: null,
      verification: { on: 'email', medium: 'email' },
    });
    market.clock.advance(60_000);
    await market.call('accounts.resendOtp', {
      body: { email: body.email, verification_type: 'email', login_type: 'manual' },
    });
    const verify = { email: body.email, verification_type: 'email' as const };
    const otp = await readCode(market, body.email);
    expect((await market.call('accounts.verifyPhone', { body: { ...verify, otp } })).token).not.toBeNull();
  });

  test('a verification that nobody began looks the same and writes to nobody', async () => {
    const { phone } = newPerson();
    const { verification } = await market.call('accounts.resendOtp', { body: { phone } });
    expect(verification).toMatchObject({ on: 'phone', resend_after_seconds: 60 });
    expect(await readCode(market, phone)).toBe('');
    const otp = verification.code_hint ?? '';
    expect(await market.refused('accounts.verifyPhone', { body: { phone, otp } })).toMatchObject({
      code: 'code_wrong',
    });
  });
});

describe('a message that cannot be sent', () => {
  const follow = (id: string | null | undefined) =>
    market.call('accounts.delivery', { query: { id: id ?? '' } });

  test('is told, with the other ways; no code, number or word of the carrier is logged', async () => {
    proves({
      dependency: 'SMS',
      failure: 'the carrier refuses a code',
      shopperSees: '‘The code could not be sent. Try another way.’, with the other ways',
    });
    const { phone } = newPerson();
    deliver = () => Promise.reject(new Error(`carrier refused ${phone}`));
    const id = (await ask(phone)).verification?.delivery_id;
    expect(await follow(id)).toEqual({ status: 'waiting', message: '', other_ways: [] });
    await market.runJobs();
    expect(await follow(id)).toEqual({
      status: 'failed',
      message: 'The code could not be sent. Try another way.',
      other_ways: ['email', 'manual', 'social'],
    });
    expect(market.faults).toEqual([]);
  });

  test('one that was sent says so; an unknown one is not there', async () => {
    const id = (await ask(newPerson().phone)).verification?.delivery_id;
    await market.runJobs();
    expect(await follow(id)).toMatchObject({ status: 'sent', other_ways: [] });
    const query = { id: '0190a000-ffff-7000-8000-00000000dead' };
    expect(await market.refused('accounts.delivery', { query })).toMatchObject({ code: 'not_found' });
  });
});

describe('[AUTH-10] codes to phones by a third party', () => {
  beforeEach(() => changeLogin(market, { thirdPartyPhone: true }));
  const body = async (phone: string) => {
    const { verification } = await ask(phone);
    expect(verification?.medium).toBe('firebase');
    return { session_info: verification?.session_info ?? '', phone, otp: await readCode(market, phone) };
  };

  test('its code signs in; its own words are shown when it refuses', async () => {
    const right = await body(newPerson().phone);
    const wrong = { ...right, otp: other(right.otp) };
    const refusal = await market.refused('accounts.firebaseVerifyToken', { body: wrong });
    expect(refusal).toMatchObject({ code: 'third_party_refused', body: { message: 'INVALID_CODE' } });
    const stolen = { ...right, session_info: 'another' };
    expect((await market.refused('accounts.firebaseVerifyToken', { body: stolen })).body.message).toBe(
      'INVALID_SESSION_INFO',
    );
    expect(await market.call('accounts.firebaseVerifyToken', { body: right })).toMatchObject({
      is_personal_info: 0,
    });
  });

  test('a missing phone and a missing code are told, and it is refused where it is switched off', async () => {
    const right = await body(newPerson().phone);
    const refused = async (change: object) =>
      (await market.refused('accounts.firebaseVerifyToken', { body: { ...right, ...change } })).code;
    expect(await refused({ phone: '' })).toBe('phone_required');
    expect(await refused({ otp: '' })).toBe('code_required');
    await changeLogin(market, { thirdPartyPhone: false });
    expect(await refused({})).toBe('sign_in_method_off');
  });
});
