import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Caller, fixture, openTestMarket, type TestMarket } from '../../testing/index.ts';
import { createOperatorToken, forgetEndedSessions } from './index.ts';

let market: TestMarket;
beforeAll(async () => {
  market = await openTestMarket();
});
afterAll(() => market.close());
// A minute on, so that the limits on sign-ups and sign-ins begin anew.
beforeEach(() => market.clock.advance(61_000));

const DAY_MS = 24 * 60 * 60 * 1000;
let people = 0;
function person() {
  people += 1;
  return {
    name: 'Ana María da Silva',
    email: `Ana.${people}@Example.com`,
    phone: `+598 99 100 ${String(people).padStart(3, '0')}`,
    password: 'correct horse',
    confirm_password: 'correct horse',
  };
}
const signUp = (body = person()) => market.call('accounts.signUp', { body });
const login = (email_or_phone: string, password = 'correct horse') =>
  market.call('accounts.login', { body: { email_or_phone, password } });
const refusedLogin = (email_or_phone: string, password: string) =>
  market.refused('accounts.login', { body: { email_or_phone, password } });

describe('guests', () => {
  test('[SYS-03] a guest id is given, unguessable, and only its hash is kept', async () => {
    const before = await market.count('shoppers');
    const { guest_id } = await market.call('accounts.requestGuest');
    const other = await market.call('accounts.requestGuest');
    expect(guest_id).toMatch(/^[\w-]{64}$/);
    // It begins with whose it is, in 128 bits; what must not be guessed are the 256 after that.
    const [secret, others] = [guest_id, other.guest_id].map((id) =>
      Buffer.from(id, 'base64url').subarray(16),
    );
    expect(secret).not.toEqual(others);
    expect(await market.count('shoppers')).toBe(before + 2);
    const { rows } = await sql<{ guest_key_hash: Buffer | null }>`select * from shoppers`.execute(
      market.ctx.db,
    );
    expect(JSON.stringify(rows)).not.toContain(guest_id);
    const kept = rows.map(({ guest_key_hash: hash }) => hash?.toString('hex'));
    expect(kept).toContain(createHash('sha256').update(guest_id).digest('hex'));
    expect(kept).not.toContain(secret?.toString('hex'));
  });
});

describe('sign-up', () => {
  test('[SYS-04] a complete sign-up answers a token, which opens the profile', async () => {
    const reply = await signUp({ ...person(), email: ' Maria@Example.COM ', phone: '+598 (99) 111-222' });
    expect(reply).toMatchObject({ is_personal_info: 1, is_phone_verified: 1, is_email_verified: 1 });
    expect(reply.message).toBe('Signup successfully.');
    expect(await market.call('accounts.info', {}, { token: reply.token ?? '' })).toEqual({
      f_name: 'Ana',
      l_name: 'María da Silva',
      email: 'maria@example.com',
      phone: '+59899111222',
      image: null,
      image_full_url: null,
      is_email_verified: 0,
      is_phone_verified: 0,
      storage: 'local',
      has_password: 1,
      interest: [],
      wallet_balance: 0,
      loyalty_point: 0,
      ref_code: expect.stringMatching(/^\w{10}$/),
    });
  });

  test('a name of one word has no last name', async () => {
    const { token } = await signUp({ ...person(), name: ' Ana ' });
    expect(await market.call('accounts.info', {}, { token: token ?? '' })).toMatchObject({
      f_name: 'Ana',
      l_name: '',
    });
  });

  test.each(['\u200b', '\u3164\u200d', '\u202e\u2800'])(
    'a name that nobody could see (%j) is none: an account without a visible name was made',
    async (name) => {
      const refusal = await market.refused('accounts.signUp', { body: { ...person(), name } });
      expect(refusal.body.errors).toMatchObject([{ field: 'name', code: 'first_name_required' }]);
    },
  );

  test('a name turns round nothing that stands behind it, and is one line: its marks were kept', async () => {
    const { token } = await signUp({ ...person(), name: 'Ana\u202e\nPaz\u001b[2K' });
    expect(await market.call('accounts.info', {}, { token: token ?? '' })).toMatchObject({
      f_name: 'Ana',
      l_name: 'Paz[2K',
    });
  });

  test('all that is wrong is told at once, each at its field, and nothing is kept', async () => {
    const before = await market.count('shoppers');
    const body = { name: ' ', email: '', phone: '', password: 'short', confirm_password: 'other' };
    const refusal = await market.refused('accounts.signUp', { body });
    expect(refusal.status).toBe(422);
    expect(refusal.body.errors.map(({ field, code, message }) => [field, code, message])).toEqual([
      ['name', 'first_name_required', 'First name is required'],
      ['email', 'email_required', 'Email is required'],
      ['phone', 'phone_required', 'phone number required'],
      ['password', 'password_short', 'Password is too short - should be 6 chars minimum.'],
      ['confirm_password', 'passwords_differ', 'Passwords must match'],
    ]);
    expect(await market.count('shoppers')).toBe(before);
  });

  test('[AUTH-03] what is left out is told as what is empty, and terms that are not accepted', async () => {
    const refusal = await market.refused('accounts.signUp', { body: { tandc: 0 } });
    expect(refusal.body.errors.map(({ code }) => code)).toEqual([
      'first_name_required',
      'email_required',
      'phone_required',
      'password_short',
      'terms_required',
    ]);
  });

  test.each([true, 1, null] as const)('[AUTH-12] a sign-up carries tandc, here %j', async (tandc) => {
    expect(await market.call('accounts.signUp', { body: { ...person(), tandc } })).toMatchObject({
      message: 'Signup successfully.',
    });
  });

  test.each([
    [{ email: 'ana@example' }, 'email_invalid'],
    [{ email: `${'a'.repeat(244)}@example.com` }, 'email_invalid'],
    [{ phone: '099 123 45' }, 'phone_invalid'],
    [{ phone: 'call me maybe' }, 'phone_invalid'],
  ])('%j is refused with %s', async (part, code) => {
    expect(await market.refused('accounts.signUp', { body: { ...person(), ...part } })).toMatchObject({
      code,
      status: 422,
    });
  });

  test('a contact belongs to one account, however it is spelt', async () => {
    const first = person();
    await signUp(first);
    const before = await market.count('shoppers');
    const sameEmail = await market.refused('accounts.signUp', {
      body: { ...person(), email: first.email.toUpperCase() },
    });
    expect(sameEmail).toMatchObject({
      status: 409,
      body: { errors: [{ code: 'contact_taken', field: 'email' }] },
    });
    const samePhone = { ...person(), phone: first.phone.replace('+', '00') };
    const refusal = await market.refused('accounts.signUp', { body: samePhone });
    expect(refusal.body.errors.map((error) => error.field)).toEqual(['phone']);
    const both = await market.refused('accounts.signUp', { body: first });
    expect(both.body.errors.map((error) => error.field)).toEqual(['email', 'phone']);
    expect(await market.count('shoppers')).toBe(before);
  });

  test('twenty sign-ups of one contact at once make one account', async () => {
    const before = await market.count('customers');
    const body = person();
    const outcomes = await Promise.allSettled(Array.from({ length: 20 }, () => signUp(body)));
    expect(outcomes.filter((outcome) => outcome.status === 'fulfilled')).toHaveLength(1);
    expect(await market.count('customers')).toBe(before + 1);
  });
});

describe('sign-in', () => {
  test('by e-mail or phone number, however they are spelt', async () => {
    const body = { ...person(), email: 'joao@example.com', phone: '+598 99 333 444' };
    await signUp(body);
    for (const contact of ['joao@example.com', ' Joao@Example.com ', '+59899333444', '00598 99-333-444']) {
      expect(await login(contact)).toMatchObject({ message: 'Logged in successfully', is_personal_info: 1 });
    }
  });

  test('an unknown contact, a wrong password and that of a blocked account are answered alike', async () => {
    const { email } = person();
    await signUp({ ...person(), email });
    const wrong = await refusedLogin(email, 'wrong horse');
    const unknown = await refusedLogin('nobody@example.com', 'correct horse');
    await sql`update customers set active = false where email = ${email.toLowerCase()}`.execute(
      market.ctx.db,
    );
    const blocked = await refusedLogin(email, 'wrong horse');
    expect(wrong).toMatchObject({ status: 401, code: 'wrong_credentials' });
    expect([unknown.body, blocked.body]).toEqual([wrong.body, wrong.body]);
  });

  test('[AUTH-02] a password that is too short for any account is told so, and counts as no try', async () => {
    const { email } = person();
    for (const password of ['', 'short', 'short', 'short', 'short', 'short'])
      expect(await refusedLogin(email, password)).toMatchObject({
        status: 422,
        code: 'password_short',
        body: { message: 'Password is too short - should be 6 chars minimum.' },
      });
    expect((await refusedLogin(email, 'enough')).code).toBe('wrong_credentials');
  });

  test('[AUTH-02] a text that is no contact is told so', async () => {
    expect((await refusedLogin('', '')).body.message).toBe('Email or phone number is required');
    expect((await refusedLogin('-', 'correct horse')).body.message).toBe(
      'Must be a valid email or phone number',
    );
  });

  test('a password is kept as Argon2id, a token as its hash', async () => {
    const { token } = await signUp();
    const { rows } = await sql`select * from customers, sessions`.execute(market.ctx.db);
    const kept = JSON.stringify(rows);
    expect(kept).toContain('$argon2id$v=19$m=19456,t=2,p=1$');
    expect(kept).not.toContain('correct horse');
    expect(kept).not.toContain(token ?? '');
  });
});

describe('sessions', () => {
  test('[SYS-05] a session ends after 30 days, and says so in the caller’s language', async () => {
    const token = (await signUp()).token ?? '';
    // Used now and then: one that lies unused ends sooner (sessions.test.ts).
    for (const days of [10, 10]) {
      market.clock.advance(days * DAY_MS);
      await market.call('accounts.info', {}, { token });
    }
    market.clock.advance(10 * DAY_MS - 1);
    await market.call('accounts.info', {}, { token });
    market.clock.advance(1);
    const dead = await market.refused('accounts.info', {}, { token });
    expect(dead).toMatchObject({ status: 401, code: 'session_dead' });
    expect(dead.body.message).toBe('Your account is inactive or Your token has been expired');
    expect((await market.refused('accounts.info', {}, { token, language: 'fr' })).body.message).not.toBe(
      dead.body.message,
    );
  });

  test('[SYS-05] a dead token is refused even where none is needed', async () => {
    expect(await market.refused('settings.config', {}, { token: 'x'.repeat(43) })).toMatchObject({
      code: 'session_dead',
    });
  });

  test('[SYS-05] the session of an account made inactive is dead', async () => {
    const { shopperId, token } = await market.newCustomer();
    await sql`update customers set active = false where id = ${shopperId}`.execute(market.ctx.db);
    expect(await market.refused('accounts.info', {}, { token })).toMatchObject({
      status: 401,
      code: 'session_dead',
    });
  });

  test('sessions that have ended are forgotten, living ones are not', async () => {
    await createOperatorToken(market.ctx);
    await market.newCustomer();
    await forgetEndedSessions(market.ctx);
    const before = await market.count('sessions');
    market.clock.advance(30 * DAY_MS);
    const { token } = await market.newCustomer();
    await forgetEndedSessions(market.ctx);
    expect(await market.count('sessions')).toBeLessThan(before);
    await market.call('accounts.info', {}, { token });
  });

  test('logout ends this session and no other', async () => {
    const body = person();
    const [first, second] = [(await signUp(body)).token ?? '', (await login(body.email)).token ?? ''];
    expect(await market.call('accounts.logout', {}, { token: first })).toEqual({
      message: 'Logout successful.',
    });
    expect(await market.refused('accounts.info', {}, { token: first })).toMatchObject({
      code: 'session_dead',
    });
    expect(await market.call('accounts.info', {}, { token: second })).toMatchObject({ f_name: 'Ana' });
  });

  test('without a token there is no profile, for guests neither', async () => {
    const { guestId } = await market.newGuest();
    expect(await market.refused('accounts.info')).toMatchObject({ status: 401, code: 'sign_in_required' });
    expect(await market.refused('accounts.info', {}, { guestId })).toMatchObject({
      status: 401,
      code: 'sign_in_required',
    });
  });

  test('an operator’s token is no customer’s', async () => {
    const token = await createOperatorToken(market.ctx);
    expect(await market.refused('accounts.info', {}, { token })).toMatchObject({
      status: 403,
      code: 'forbidden',
    });
  });
});

describe('a guest who signs in', () => {
  const { pasta, croissant, rice } = fixture.items;
  const prices = { [pasta]: 7, [croissant]: 2, [rice]: 1.2 };
  const add = (item_id: string, caller: Caller) =>
    market.call('cart.add', { body: { item_id, quantity: 1, price: prices[item_id] ?? 0 } }, caller);
  const cart = async (caller: Caller) =>
    (await market.call('cart.list', {}, caller)).map(({ item }) => item.id);
  const grocery = { module: fixture.modules.grocery };

  test('[CART-11] takes the cart of each module into the new account', async () => {
    const { guestId } = await market.newGuest();
    await add(pasta, { guestId });
    await add(rice, { guestId, ...grocery });
    const { token } = await market.call('accounts.signUp', { body: person() }, { guestId });
    const customer = { token: token ?? '' };
    expect([await cart(customer), await cart({ ...customer, ...grocery })]).toEqual([[pasta], [rice]]);
    expect([await cart({ guestId }), await cart({ guestId, ...grocery })]).toEqual([[], []]);
  });

  test('[CART-11] does not disturb a cart that the customer has filled elsewhere', async () => {
    const body = person();
    const other = { token: (await signUp(body)).token ?? '' };
    await add(croissant, other);
    const { guestId } = await market.newGuest();
    await add(pasta, { guestId });
    await add(rice, { guestId, ...grocery });
    const signIn = { email_or_phone: body.email, password: body.password };
    const { token } = await market.call('accounts.login', { body: signIn }, { guestId });
    const here = { token: token ?? '' };
    expect([await cart(here), await cart({ ...here, ...grocery })]).toEqual([[croissant], [rice]]);
    // The guest's older cart is parked, whole.
    expect(await cart({ guestId })).toEqual([]);
    expect(await market.call('cart.parked', {}, here)).toMatchObject([
      { module_type: 'food', quantity: 1, item_names: ['Pasta'] },
    ]);
  });

  test('[AUTH-11] takes the orders along', async () => {
    const { guestId } = await market.newGuest();
    await add(pasta, { guestId });
    const delivery = { order_type: 'take_away' as const };
    const { bill } = await market.call('checkout.quote', { body: delivery }, { guestId });
    const contact = {
      contact_person_name: 'Ana',
      contact_person_number: '+59899123456',
      contact_person_email: 'ana@example.com',
    };
    const place = {
      ...delivery,
      ...contact,
      payment_method: 'cash_on_delivery' as const,
      order_amount: bill.order_amount,
    };
    const { order_id } = await market.call('checkout.place', { body: place }, { guestId });
    const { token } = await market.call('accounts.signUp', { body: person() }, { guestId });
    const query = { order_id };
    expect(await market.call('orders.details', { query }, { token: token ?? '' })).toMatchObject({
      id: order_id,
    });
    expect(await market.refused('orders.details', { query }, { guestId })).toMatchObject({
      code: 'order_not_found',
    });
  });

  test('with a guest id that nobody holds is refused, and no account is made', async () => {
    const before = await market.count('customers');
    const refusal = await market.refused('accounts.signUp', { body: person() }, { guestId: 'g'.repeat(43) });
    expect(refusal).toMatchObject({ status: 401, code: 'guest_unknown' });
    expect(await market.count('customers')).toBe(before);
  });
});
