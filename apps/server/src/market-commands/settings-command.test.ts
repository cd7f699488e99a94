import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { getMarket } from '../modules/settings/index.ts';
import { decideMarket, fixture, openTestMarket, type TestMarket } from '../testing/index.ts';
import { runOnMarket } from './run-on-market.fixture.ts';

let market: TestMarket;
beforeAll(async () => {
  market = await openTestMarket();
});
afterAll(() => market.close());

const run = (...args: string[]) => runOnMarket(market, ['settings', ...args]);
const config = () => market.call('settings.config');

test('[SYS-07] a setting is decided, counts at once, and is taken back', async () => {
  const before = await config();
  expect(before.guest_checkout_status).toBe(1);
  expect(await run('guestCheckout', 'false')).toEqual({ code: 0, said: '* guestCheckout false' });
  await expect.poll(async () => (await config()).guest_checkout_status).toBe(0);
  expect((await run('guestCheckout')).said).toBe('* guestCheckout false');
  expect(await run('guestCheckout', '--default')).toEqual({ code: 0, said: 'guestCheckout true' });
  await expect.poll(config).toEqual(before);
});

test('a tax that is decided is the tax of stores that were taxed as the market, and of no other', async () => {
  const { trattoria, grill } = fixture.stores;
  const ratesOf = async () => {
    const { rows } = await sql<{ id: string; tax: number }>`select id, tax_percent::float as tax from stores
      where id in (${trattoria}, ${grill})`.execute(market.ctx.db);
    return [trattoria, grill].map((id) => rows.find((row) => row.id === id)?.tax);
  };
  const { settings } = await getMarket(market.ctx);
  await sql`update stores set tax_percent = ${settings.taxPercent}`.execute(market.ctx.db);
  await sql`update stores set tax_percent = 4 where id = ${grill}`.execute(market.ctx.db);
  expect(await run('taxPercent', '9.5')).toEqual({ code: 0, said: '* taxPercent 9.5' });
  expect(await ratesOf()).toEqual([9.5, 4]);
  await expect.poll(async () => (await config()).tax_rate).toBe(9.5);
  await run('taxPercent', '--default');
  expect(await ratesOf()).toEqual([0, 4]);
});

test('a tax of more decimals than stores keep is refused: stores were taxed at another rate than the market, and no later decision reached them', async () => {
  const before = (await run('taxPercent')).said;
  for (const finer of ['8.8875', '10.0000000001'])
    expect(await run('taxPercent', finer)).toEqual({
      code: 1,
      said: expect.stringContaining('taxPercent was not set: must have at most three decimals'),
    });
  expect((await run('taxPercent')).said).toBe(before);
  expect(await run('taxPercent', '8.875')).toEqual({ code: 0, said: '* taxPercent 8.875' });
  await run('taxPercent', '--default');
});

test('stores that were taxed at a finer rate, rounded, follow the market again', async () => {
  const { trattoria } = fixture.stores;
  await decideMarket(market.ctx, { taxPercent: 8.8875 });
  await sql`update stores set tax_percent = 8.8875 where id = ${trattoria}`.execute(market.ctx.db);
  await run('taxPercent', '9');
  const { rows } = await sql<{ tax: number }>`select tax_percent::float as tax from stores
    where id = ${trattoria}`.execute(market.ctx.db);
  expect(rows).toEqual([{ tax: 9 }]);
  await run('taxPercent', '--default');
});

test('texts are written as they are, also those that are numbers to JSON', async () => {
  expect((await run('businessName', 'La Feria')).said).toBe('* businessName "La Feria"');
  expect((await run('phone', '29001234')).said).toBe('* phone "29001234"');
  expect((await run('freeDeliveryOverMinor', '250000')).said).toBe('* freeDeliveryOverMinor 250000');
  expect((await run('freeDeliveryOverMinor', 'null')).said).toBe('* freeDeliveryOverMinor null');
});

test('all settings are listed, and what is as it comes can be decided just so', async () => {
  const { said } = await run();
  const lines = said.split('\n').map((line) => /^\*? *(\w+) (.+)$/.exec(line.trim()));
  expect(lines.length).toBeGreaterThan(50);
  const elsewhere = new Set(['bounds', 'country', 'currency', 'demo', 'maintenance', 'mapAttribution']);
  for (const [, name = '', value = ''] of lines.map((line) => line ?? [])) {
    const { code, said: answer } = await run(name, value);
    expect([name, code, answer]).toEqual([name, elsewhere.has(name) ? 1 : 0, expect.any(String)]);
  }
});

test.each([
  [['taxPercent', '120'], 'taxPercent was not set: must be at most 100.'],
  [['taxPercent', '22,5'], 'taxPercent was not set: must be a number, such as 22.5.'],
  [['guestCheckout', 'maybe'], 'guestCheckout was not set: must be true or false.'],
  [['login', '{"manul":true}'], 'has no place for manul.'],
  [['email', 'nobody'], 'must be a mail address'],
  [['timeZone', 'Mars/Olympus'], 'must be a time zone'],
  [['headline', '{"en":"Hello"}'], 'headline was not set: ar: is missing'],
  [['rewards', '{"wallet":true}'], 'rewards was not set: loyalty: is missing'],
  [['currency', '{}'], 'currency is changed by npm run market -- import.'],
  [['maintenance', 'null'], 'maintenance is changed by npm run market -- maintenance.'],
  [['nonsense', '1'], "There is no setting 'nonsense'."],
  [['__proto__', '1'], "There is no setting '__proto__'."],
  [['nonsense'], "There is no setting 'nonsense'."],
  [['--default'], 'Say settings NAME --default.'],
  [['timeZone', '--default'], 'timeZone is of the place and has no default: decide another.'],
  [['defaultLocation', '--default'], 'defaultLocation is of the place and has no default'],
  [['unansweredWarnMinutes', '600'], 'has to be less than unansweredCancelMinutes'],
])('%j is told what is wrong, and nothing changes', async (args, words) => {
  const before = (await run()).said;
  const { code, said } = await run(...args);
  expect([code, said]).toEqual([1, expect.stringContaining(words)]);
  expect((await run()).said).toBe(before);
});

test('a market in which nobody can order or sign in cannot be decided', async () => {
  await run('takeAway', 'false');
  expect((await run('delivery', 'false')).said).toContain('nothing could be ordered');
  await run('takeAway', '--default');
  const none = Object.fromEntries(
    [
      'manual',
      'otp',
      'social',
      'google',
      'facebook',
      'apple',
      'verifyEmail',
      'verifyPhone',
      'thirdPartyPhone',
    ].map((way) => [way, false]),
  );
  expect((await run('login', JSON.stringify(none))).said).toContain('nobody can sign in');
  const nobodyVouches = JSON.stringify({ ...none, social: true });
  expect((await run('login', nobodyVouches)).said).toContain('nobody can sign in');
  expect((await run('login', JSON.stringify({ ...none, social: true, apple: true }))).code).toBe(0);
  await run('login', '--default');
});

test('the last way to pay cannot be taken away: cash was switched off where there was nothing else, and nobody could order', async () => {
  const last = 'cashOnDelivery or offlineMethods has to stay, or set up a gateway first';
  await run('sandboxPayments', 'false');
  const { code, said } = await run('cashOnDelivery', 'false');
  expect([code, said]).toEqual([1, expect.stringContaining(last)]);
  expect((await run('offlineMethods', JSON.stringify([bank('One')]))).code).toBe(0);
  expect((await run('cashOnDelivery', 'false')).code).toBe(0);
  expect((await run('offlineMethods', '--default')).said).toContain(last);
  await run('cashOnDelivery', '--default');
  await run('offlineMethods', '--default');
  const stripe = { stripe: { secretKey: 'sk_test_1', webhookSecret: 'whsec_1', url: 'http://localhost:1' } };
  const withStripe = { ...market, ctx: { ...market.ctx, gateways: stripe } };
  expect((await runOnMarket(withStripe, ['settings', 'cashOnDelivery', 'false'])).code).toBe(0);
  // Without that gateway nobody can pay any more, but other settings can still be decided.
  expect((await run('tips', 'false')).code).toBe(0);
  for (const key of ['tips', 'cashOnDelivery', 'sandboxPayments']) await run(key, '--default');
});

const inAll = (text: string) => ({ en: text, ar: text, nl: text, fr: text });
const bank = (name: string) => ({ id: 'bank', name: inAll(name), details: [], fields: [] });
const plan = { id: 'share', kinds: ['store'], name: inAll('A'), description: inAll('A') };
const asked = { id: 'sender', label: inAll('A'), required: true };

test.each([
  ['offlineMethods', [bank('One'), bank('Other')]],
  ['offlineMethods', [{ ...bank('One'), fields: [asked, asked] }]],
  ['partnerPlans', [1, 2].map((commissionPercent) => ({ ...plan, commissionPercent, monthlyFeeMinor: 0 }))],
] as const)('two of one id are refused in %s: whoever chose the second got the first', async (key, value) => {
  const { code, said } = await run(key, JSON.stringify(value));
  expect([code, said]).toEqual([1, expect.stringContaining('two have one id')]);
});

test('a decision that others lean on is not taken back alone', async () => {
  await run('unansweredCancelMinutes', '60');
  await run('unansweredWarnMinutes', '30');
  const { code, said } = await run('unansweredCancelMinutes', '--default');
  expect([code, said]).toEqual([1, 'unansweredWarnMinutes has to be less than unansweredCancelMinutes.']);
  expect((await run('unansweredCancelMinutes')).said).toBe('* unansweredCancelMinutes 60');
  expect((await run('unansweredWarnMinutes', '--default')).code).toBe(0);
  expect((await run('unansweredCancelMinutes', '--default')).code).toBe(0);
});
