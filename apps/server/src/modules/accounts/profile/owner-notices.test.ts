import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { addPasskey, everyWayIn, openTestMarket, readCode, type TestMarket } from '../../../testing/index.ts';

let market: TestMarket;
beforeAll(async () => {
  market = await openTestMarket({ settings: everyWayIn });
});
afterAll(() => market.close());
beforeEach(() => market.clock.advance(61_000));

/** A customer who has proved their e-mail address. */
async function proved() {
  const customer = await market.newCustomer();
  await sql`update customers set email_verified = true where email = ${customer.email}`.execute(
    market.ctx.db,
  );
  return customer;
}

/** What was written to an address, but for codes. */
async function mailsTo(email: string): Promise<{ subject: string; body: string }[]> {
  const { rows } = await sql<{ subject: string; body: string }>`
    select subject, body from outbox_messages
    where channel = 'mail' and recipient = ${email} and subject not like '%code%'`.execute(market.ctx.db);
  return rows;
}

/** Changes a contact by the code that is sent to it. */
async function change(on: 'email' | 'phone', to: string, token: string): Promise<void> {
  await market.call('accounts.updateProfile', { body: { [on]: to } }, { token });
  const proof = {
    [on]: to,
    verification_on: on,
    verification_medium: on === 'email' ? 'email' : 'SMS',
  } as const;
  const otp = await readCode(market, to);
  await market.call('accounts.updateProfile', { body: { ...proof, otp, button_type: on } }, { token });
}

test('a new password of the profile is told to the proved e-mail address: nobody heard of it', async () => {
  const { token, email } = await proved();
  const body = {
    password: 'a new horse',
    confirm_password: 'a new horse',
    button_type: 'change_password',
  } as const;
  await market.call('accounts.updateProfile', { body }, { token });
  const [mail, ...others] = await mailsTo(email);
  expect(others).toEqual([]);
  expect(mail?.subject).toBe('Your password was changed');
  expect(mail?.body).toMatch(`now: ${market.ctx.publicUrl}/forgot-password`);
});

test('another e-mail address is told to the one before, masked, and so is another phone number', async () => {
  const { token, email } = await proved();
  await change('phone', '+59899445566', token);
  expect(await mailsTo(email)).toMatchObject([{ subject: 'Your account was changed' }]);
  await change('email', 'taken.over@example.com', token);
  const mail = (await mailsTo(email)).find(({ body }) => body.includes('email address'));
  expect(mail?.body).toMatch(/another email address: t\S*\*\S*@example\.com\. This one no longer opens it\./);
  expect(mail?.body).not.toContain('taken.over');
  expect(await mailsTo('taken.over@example.com')).toEqual([]);
});

test('a passkey that is added is told to the proved e-mail address', async () => {
  const { token, email } = await proved();
  await addPasskey(market, token);
  const [mail] = await mailsTo(email);
  expect(mail?.body).toContain('A passkey was added to your account');
  expect(mail?.body).toContain(`remove it: ${market.ctx.publicUrl}/profile?page=security\n`);
});

test('an address that nobody has proved is told nothing, and a name or the same contact once more is no change', async () => {
  const stranger = await market.newCustomer();
  await sql`update customers set email_verified = false where email = ${stranger.email}`.execute(
    market.ctx.db,
  );
  await addPasskey(market, stranger.token);
  expect(await mailsTo(stranger.email)).toEqual([]);
  await change('email', stranger.email, stranger.token);
  await market.call('accounts.updateProfile', { body: { name: 'Ana Paz' } }, { token: stranger.token });
  expect(await mailsTo(stranger.email)).toEqual([]);
});

test.each([
  ['en', 'Your password was changed'],
  ['fr', 'Votre mot de passe a été changé'],
  ['nl', 'Je wachtwoord is gewijzigd'],
  ['ar', 'تم تغيير كلمة المرور'],
] as const)('it is told in the language of the page, here %s', async (language, subject) => {
  const { token, email } = await proved();
  const body = { password: 'a new horse', confirm_password: 'a new horse' };
  await market.call('accounts.updateProfile', { body }, { token, language });
  expect(await mailsTo(email)).toMatchObject([{ subject }]);
});
