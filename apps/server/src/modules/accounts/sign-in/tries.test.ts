import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openTestMarket, readCode, type TestMarket } from '../../../testing/index.ts';

let market: TestMarket;
beforeAll(async () => {
  market = await openTestMarket();
});
afterAll(() => market.close());
beforeEach(() => market.clock.advance(61 * 60_000));

const password = 'correct horse';
const home = '203.0.113.7';
let people = 0;
let addresses = 0;
const stranger = (): string => {
  addresses += 1;
  return `198.51.${100 + Math.floor(addresses / 250)}.${1 + (addresses % 250)}`;
};

async function signIn(email_or_phone: string, secret: string, remoteAddress: string): Promise<number> {
  const response = await market.app.inject({
    method: 'POST',
    url: '/api/v1/auth/login',
    remoteAddress,
    payload: { email_or_phone, password: secret },
  });
  return response.statusCode;
}

async function customer(): Promise<string> {
  people += 1;
  const email = `tries.${people}@example.com`;
  const phone = `+5989970${String(people).padStart(4, '0')}`;
  const payload = { name: 'Ana', email, phone, password, confirm_password: password };
  await market.app.inject({ method: 'POST', url: '/api/v1/auth/sign-up', remoteAddress: home, payload });
  return email;
}

async function guessFromEverywhere(email: string, times: number): Promise<number[]> {
  const statuses: number[] = [];
  for (let count = 0; count < times; count += 1)
    statuses.push(await signIn(email, `guess ${count}`, stranger()));
  return statuses;
}

describe('wrong passwords', () => {
  test('five from one address pause that address for the contact; elsewhere one gets in, and so does everyone else', async () => {
    const [email, other] = [await customer(), await customer()];
    const guesser = stranger();
    for (let count = 0; count < 5; count += 1) expect(await signIn(email, 'wrong one', guesser)).toBe(401);
    expect(await signIn(email, password, guesser)).toBe(429);
    expect(await signIn(email, password, home)).toBe(200);
    expect(await signIn(other, password, guesser)).toBe(200);
    market.clock.advance(10 * 60_000);
    expect(await signIn(email, password, guesser)).toBe(200);
  });

  test('twenty at once from one address are five tries, as they are one after the other', async () => {
    const email = await customer();
    const guesser = stranger();
    const guesses = Array.from({ length: 20 }, (_, index) => signIn(email, `guess ${index}`, guesser));
    const statuses = await Promise.all(guesses);
    expect(statuses.filter((status) => status === 401)).toHaveLength(5);
    expect(statuses.filter((status) => status === 429)).toHaveLength(15);
  });

  test('right passwords count as no tries, however many there are', async () => {
    const email = await customer();
    const visitor = stranger();
    for (let count = 0; count < 60; count += 1) {
      if (count % 29 === 0) market.clock.advance(61_000);
      expect(await signIn(email, password, visitor)).toBe(200);
    }
    expect(await signIn(email, 'wrong one', stranger())).toBe(401);
    expect(await signIn(email, password, stranger())).toBe(200);
  });

  test('many addresses keep strangers out of the account; who has signed in from home before gets in', async () => {
    const email = await customer();
    const statuses = await guessFromEverywhere(email, 60);
    expect(statuses.slice(0, 50).every((status) => status === 401)).toBe(true);
    expect(statuses.slice(50).every((status) => status === 429)).toBe(true);
    expect(await signIn(email, password, stranger())).toBe(429);
    expect(await signIn(email, password, home)).toBe(200);
  });

  test('a contact that nobody has is paused alike', async () => {
    const statuses = await guessFromEverywhere('nobody@example.com', 52);
    expect(statuses.slice(48)).toEqual([401, 401, 429, 429]);
  });

  test('a new password lets its owner in from anywhere', async () => {
    const email = await customer();
    await guessFromEverywhere(email, 51);
    const by = { email, verification_method: 'email' as const };
    await market.call('accounts.forgotPassword', { body: by });
    const code = await readCode(market, email);
    const { reset_token } = await market.call('accounts.verifyToken', { body: { ...by, reset_token: code } });
    const fresh = { reset_token, password: 'a new horse', confirm_password: 'a new horse' };
    await market.call('accounts.resetPassword', { body: fresh });
    expect(await signIn(email, 'a new horse', stranger())).toBe(200);
  });

  test('the refusal says how long, in so many words and in Retry-After', async () => {
    const email = await customer();
    for (let count = 0; count < 5; count += 1)
      await market.refused('accounts.login', { body: { email_or_phone: email, password: 'wrong one' } });
    const body = { email_or_phone: email, password };
    const refusal = await market.refused('accounts.login', { body });
    expect(refusal).toMatchObject({ status: 429, code: 'sign_in_paused' });
    expect(refusal.body.message).toContain('in 10 minutes');
  });

  test('a clock that was hours ahead and is right again keeps nobody out for hours', async () => {
    const [email, visitor] = [await customer(), stranger()];
    market.clock.advance(5 * 60 * 60_000);
    for (let count = 0; count < 5; count += 1) expect(await signIn(email, 'wrong one', visitor)).toBe(401);
    expect(await signIn(email, password, visitor)).toBe(429);
    market.clock.advance(-5 * 60 * 60_000);
    expect(await signIn(email, password, visitor)).toBe(200);
  });

  test('only hashes of contacts and addresses are kept', async () => {
    const email = await customer();
    await signIn(email, 'wrong one', home);
    for (const table of ['sign_in_tries', 'known_addresses']) {
      const { rows } = await sql`select * from ${sql.table(table)}`.execute(market.ctx.db);
      expect(rows.length).toBeGreaterThan(0);
      expect(JSON.stringify(rows)).not.toMatch(/203\.0\.113|example\.com/);
    }
  });
});
