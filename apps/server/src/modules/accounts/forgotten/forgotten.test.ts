import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  addPasskey,
  changeLogin,
  everyWayIn,
  openTestMarket,
  readCode,
  type TestMarket,
  waitForLocks,
} from '../../../testing/index.ts';

let market: TestMarket;
beforeAll(async () => {
  market = await openTestMarket({
    settings: { ...everyWayIn, callingCode: '598', phoneNationalDigits: 8 },
  });
});
afterAll(() => market.close());
beforeEach(() => market.clock.advance(61_000));

let people = 0;
async function customer() {
  people += 1;
  const password = 'correct horse';
  const number = String(people).padStart(4, '0');
  const body = { name: 'Ana', email: `forgot.${people}@example.com`, phone: `+5989940${number}` };
  const { token } = await market.call('accounts.signUp', {
    body: { ...body, password, confirm_password: password },
  });
  return { ...body, password, token: token ?? '', national: `9940${number}` };
}
const byEmail = (email: string) => ({ email, verification_method: 'email' as const });
const forgot = (body: { email?: string; phone?: string; verification_method?: 'email' | 'phone' }) =>
  market.call('accounts.forgotPassword', { body });
const wrongToken = (body: object) =>
  market.refused('accounts.verifyToken', { body: { reset_token: '', ...body } });

async function resetToken(email: string): Promise<string> {
  await forgot(byEmail(email));
  const reset_token = await readCode(market, email);
  return (await market.call('accounts.verifyToken', { body: { ...byEmail(email), reset_token } }))
    .reset_token;
}
const reset = (reset_token: string, password: string, confirm_password = password) => ({
  body: { reset_token, password, confirm_password },
});

describe('[AUTH-08] a forgotten password', () => {
  test('by e-mail: contact, code, new password; every session ends, the old password too', async () => {
    const { email, password, token } = await customer();
    const reset_token = await resetToken(email);
    const done = await market.call('accounts.resetPassword', reset(reset_token, 'a new horse'));
    expect(done.message).toBe('Your password has been changed. Sign in with the new one.');
    expect(await market.refused('accounts.info', {}, { token })).toMatchObject({ code: 'session_dead' });
    const login = (secret: string) => ({ body: { email_or_phone: email, password: secret } });
    expect(await market.refused('accounts.login', login(password))).toMatchObject({
      code: 'wrong_credentials',
    });
    expect((await market.call('accounts.login', login('a new horse'))).token).not.toBeNull();
    expect(await market.refused('accounts.resetPassword', reset(reset_token, 'once more'))).toMatchObject({
      code: 'reset_token_dead',
    });
  });

  test('passkeys that stay are named to whoever sets the password, and to the proved e-mail address: nobody heard of them', async () => {
    const { email, token } = await customer();
    await addPasskey(market, token);
    const done = await market.call('accounts.resetPassword', reset(await resetToken(email), 'a new horse'));
    expect(done.message).toBe(
      'Your password has been changed. Sign in with the new one. These passkeys still open your account: Phone. Remove any that is not yours.',
    );
    const { rows } = await sql<{ body: string }>`select body from outbox_messages
      where recipient = ${email} and subject = 'Your password was changed'`.execute(market.ctx.db);
    const [mail] = rows;
    expect(mail?.body).toContain('These passkeys still open it: Phone.');
    // The message also links to the page: it told people to remove what is not theirs, but not where.
    const { publicUrl } = market.ctx;
    expect(mail?.body).toContain(`not yours: ${publicUrl}/profile?page=security\n\n`);
    expect(mail?.body).toMatch(`now: ${publicUrl}/forgot-password`);
  });

  test('a sign-in with the old password that was under way opens no session that outlives it', async () => {
    const { email, password } = await customer();
    const login = { email_or_phone: email, password };
    const late = await market.ctx.db.transaction().execute(async (trx) => {
      await sql`select from customers where email = ${email} for update`.execute(trx);
      const answered = market.refused('accounts.login', { body: login }).catch((error: Error) => error);
      await waitForLocks(market, 1);
      await sql`update customers set password_hash = 'another' where email = ${email}`.execute(trx);
      return { answered };
    });
    expect(await late.answered).toMatchObject({ status: 401, code: 'wrong_credentials' });
  });

  test('by phone, written nationally or whole', async () => {
    const { phone, national } = await customer();
    expect((await forgot({ phone: national })).verification.on).toBe('phone');
    const reset_token = await readCode(market, phone);
    const answer = await market.call('accounts.verifyToken', { body: { phone, reset_token } });
    await market.call('accounts.resetPassword', reset(answer.reset_token, 'a new horse'));
  });

  test('what the step before answered sets no password where another contact is named beside it', async () => {
    const [ana, bo] = [await customer(), await customer()];
    const reset_token = await resetToken(ana.email);
    const { body } = reset(reset_token, 'a new horse');
    const beside = async (named: object) =>
      (await market.refused('accounts.resetPassword', { body: { ...body, ...named } })).code;
    expect(await beside({ email: bo.email })).toBe('reset_token_dead');
    expect(await beside({ email: 'ana' })).toBe('email_invalid');
    const ofBo = { body: { email_or_phone: bo.email, password: bo.password } };
    expect((await market.call('accounts.login', ofBo)).token).not.toBeNull();
    await market.call('accounts.resetPassword', {
      body: { ...body, email: ` ${ana.email.toUpperCase()}`, phone: '' },
    });

    await forgot({ phone: ana.national });
    const code = await readCode(market, ana.phone);
    const proved = await market.call('accounts.verifyToken', {
      body: { phone: ana.phone, reset_token: code },
    });
    const again = reset(proved.reset_token, 'another horse').body;
    const byBo = { body: { ...again, phone: bo.national } };
    expect(await market.refused('accounts.resetPassword', byBo)).toMatchObject({ code: 'reset_token_dead' });
    const unread = { body: { ...again, phone: 'bo' } };
    expect((await market.refused('accounts.resetPassword', unread)).code).toBe('phone_digits');
    await market.call('accounts.resetPassword', { body: { ...again, phone: ana.national } });
  });

  test('a contact that nobody has is answered alike, and nobody is written to', async () => {
    const { email } = await customer();
    const [known, unknown] = [await forgot(byEmail(email)), await forgot(byEmail('nobody@example.com'))];
    expect(Object.keys(unknown.verification)).toEqual(Object.keys(known.verification));
    expect(unknown.message).toBe(known.message);
    expect(await readCode(market, 'nobody@example.com')).toBe('');
    const reset_token = unknown.verification.code_hint ?? '';
    expect(reset_token).toMatch(/^\d{6}$/);
    expect(await wrongToken({ ...byEmail('nobody@example.com'), reset_token })).toMatchObject({
      code: 'code_wrong',
    });
    await market.runJobs();
    const query = { id: unknown.verification.delivery_id ?? '' };
    expect(await market.call('accounts.delivery', { query })).toMatchObject({ status: 'sent' });
  });

  test("a number of the market's own country has its count of digits with the country's code too: one too few was sent a code", async () => {
    const refusal = async (phone: string) =>
      (await market.refused('accounts.forgotPassword', { body: { phone } })).body.message;
    for (const phone of ['+5989912345', '+598991234567', '+598 99 123 45'])
      expect(await refusal(phone), phone).toBe('Phone number must be exactly 8 digits');
    for (const phone of ['+59899123456', '+5491123456789'])
      expect((await forgot({ phone })).verification.on, phone).toBe('phone');
  });

  test('each step tells what is wrong with it', async () => {
    const { email } = await customer();
    const codeOf = async (body: { email?: string; phone?: string; verification_method?: 'email' }) =>
      (await market.refused('accounts.forgotPassword', { body })).code;
    expect(await codeOf({})).toBe('phone_required');
    expect(await codeOf(byEmail(''))).toBe('email_required');
    expect(await codeOf(byEmail('ana'))).toBe('email_invalid');
    const digits = await market.refused('accounts.forgotPassword', { body: { phone: '123' } });
    expect(digits).toMatchObject({ code: 'phone_digits' });
    expect(digits.body.message).toBe('Phone number must be exactly 8 digits');

    expect((await wrongToken({})).code).toBe('phone_required');
    expect((await wrongToken({ phone: '1' })).code).toBe('phone_digits');
    expect((await wrongToken(byEmail(''))).code).toBe('email_required');
    expect((await wrongToken(byEmail('ana'))).code).toBe('email_invalid');
    expect((await wrongToken(byEmail(email))).body.message).toBe('field is empty');

    const token = await resetToken(email);
    const refused = (...parts: Parameters<typeof reset>) =>
      market.refused('accounts.resetPassword', reset(...parts));
    expect((await refused(token, '')).body.message).toBe('No password provided.');
    for (const body of [{}, { reset_token: token }])
      expect((await market.refused('accounts.resetPassword', { body })).body.message).toBe(
        'No password provided.',
      );
    expect(await refused(token, 'short')).toMatchObject({ code: 'password_short' });
    expect((await refused(token, 'long enough', 'other')).body.message).toBe('Passwords must match');
    expect(await refused('x'.repeat(43), 'long enough')).toMatchObject({ code: 'reset_token_dead' });
    market.clock.advance(10 * 60_000);
    expect(await refused(token, 'long enough')).toMatchObject({ code: 'reset_token_dead' });
  });

  test('five wrong codes pause it', async () => {
    const { email } = await customer();
    await forgot(byEmail(email));
    const code = await readCode(market, email);
    const reset_token = code === '000000' ? '111111' : '000000';
    for (let tries = 0; tries < 5; tries += 1)
      expect((await wrongToken({ ...byEmail(email), reset_token })).code).toBe('code_wrong');
    expect((await wrongToken({ ...byEmail(email), reset_token: code })).code).toBe('code_paused');
    expect(await market.refused('accounts.forgotPassword', { body: byEmail(email) })).toMatchObject({
      code: 'code_paused',
    });
  });
});

describe('[AUTH-10] a forgotten password by a third party’s code', () => {
  test('works, and tells what is wrong in its words', async () => {
    await changeLogin(market, { thirdPartyPhone: true });
    const { phone, email } = await customer();
    const { verification } = await forgot({ phone });
    const body = {
      phoneNumber: phone,
      sessionInfo: verification.session_info ?? '',
      code: await readCode(market, phone),
    };
    const refused = async (change: object) =>
      (await market.refused('accounts.firebaseResetPassword', { body: { ...body, ...change } })).code;
    expect(await refused({ phoneNumber: '' })).toBe('phone_required');
    expect(await refused({ code: '' })).toBe('code_required');
    expect(await refused({ code: body.code === '000000' ? '111111' : '000000' })).toBe('third_party_refused');
    const { reset_token } = await market.call('accounts.firebaseResetPassword', { body });
    await market.call('accounts.resetPassword', reset(reset_token, 'a new horse'));
    const login = { email_or_phone: email, password: 'a new horse' };
    expect((await market.call('accounts.login', { body: login })).token).not.toBeNull();
    await changeLogin(market, { thirdPartyPhone: false });
    expect(await refused({})).toBe('sign_in_method_off');
  });
});
