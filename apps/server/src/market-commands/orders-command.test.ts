import { afterAll, beforeAll, expect, test } from 'vitest';
import { fixture, openTestMarket, placeTestOrder, type TestMarket } from '../testing/index.ts';
import { runOnMarket } from './run-on-market.fixture.ts';

let market: TestMarket;
beforeAll(async () => {
  market = await openTestMarket();
});
afterAll(() => market.close());

const run = (...args: string[]) => runOnMarket(market, ['orders', ...args]);

/** An order, by the number that a caller reads out. */
async function placed() {
  const guest = { guestId: (await market.newGuest()).guestId };
  const { order_id: id } = await placeTestOrder(market, guest);
  const details = () => market.call('orders.details', { query: { order_id: id } }, guest);
  return { id, number: (await details()).order_number, details };
}

test('“my order 100123”: what it is, where it stands, and how to move it on, by its number', async () => {
  expect(await run()).toEqual({ code: 0, said: 'No order is under way.' });
  const { id, number } = await placed();
  const { said } = await run(number);
  expect(said).toContain(`Order ${number} is pending: delivery, The Trattoria, id ${id}\n  2 x Pasta  `);
  expect(said).toContain('For: Ana Silva, +59899123456, Rambla 1\nCourier: none\n');
  expect(said).toMatch(/ {2}2026-06-\d\d \d\d:\d\d pending\n/);
  expect(said).toContain(`  npm run market -- orders ${number} --to confirmed\n`);
  expect(said).toContain(`  npm run market -- orders ${number} --to canceled --reason WHY`);
  expect((await run()).said).toMatch(new RegExp(`^${number} pending delivery .* unpaid, The Trattoria$`));
  expect((await run(id)).said).toBe(said);
});

test('it is moved, given to a courier, delivered, and refunded once though nobody asked', async () => {
  const operator = { token: await market.operatorToken() };
  const body = { name: 'Vera Paz', phone: '+59899000222', vehicle: 'bicycle' } as const;
  const { courier_id: courier } = await market.call('ops.addCourier', { body }, operator);
  const { number, details } = await placed();
  for (const state of ['confirmed', 'processing', 'handover'])
    expect((await run(number, '--to', state)).said).toContain(`Order ${number} is ${state}`);
  expect((await run(number)).said).toContain(`orders ${number} --courier ID`);
  expect((await run(number, '--courier', courier)).said).toContain(`Courier: Vera Paz, +59899000222`);
  for (const state of ['picked_up', 'delivered']) await run(number, '--to', state);
  const refund = [number, '--refund', '--reason', 'It was cold'];
  const { said } = await run(...refund);
  expect(said).toContain(`Order ${number} is refunded`);
  expect(said).toMatch(
    /Paid: \S+ by cash_on_delivery, paid, \S+ went back \(into the wallet, to a guest by hand\)\n/,
  );
  expect(said).toMatch(/Nothing more can be done with it\.$/);
  const once = await details();
  expect((await run(...refund)).code).toBe(1);
  expect(await details()).toEqual(once);
});

test('an order that is fetched names who fetches it, without a comma behind', async () => {
  const guest = { guestId: (await market.newGuest()).guestId };
  const { order_id } = await placeTestOrder(market, guest, { change: { order_type: 'take_away' } });
  expect((await run(order_id)).said).toMatch(/\nFor: Ana Silva, \+59899123456(, \S.*\S)?\n/);
});

test('“I do not know the number”: the orders of a phone are listed, however it is written and whatever became of them', async () => {
  const { number } = await placed();
  await run(number, '--to', 'canceled', '--reason', 'Out of flour');
  for (const phone of ['+598 99 123 456', '099123456', '99 123 456'])
    expect((await run('--phone', phone)).said).toContain(`${number} canceled delivery `);
  expect(await run('--phone', '099 000 999')).toEqual({ code: 0, said: 'No order has that phone number.' });
});

test('a customer’s order says by which command the customer is found, whatever number it names; a guest’s says none', async () => {
  const { token, shopperId } = await market.newCustomer();
  const { order_id } = await placeTestOrder(market, { token });
  expect((await run(order_id)).said).toContain(`\nPlaced by: npm run market -- customers ${shopperId}\n`);
  expect((await run((await placed()).number)).said).not.toContain('Placed by');
});

test('a cancelled order tells whoever ordered why', async () => {
  const { number, details } = await placed();
  expect((await run(number, '--to', 'canceled', '--reason', 'Out of flour')).said).toContain(
    'Ended by operator: Out of flour',
  );
  expect((await details()).ended).toMatchObject({ by: 'operator', reason: 'Out of flour' });
});

test('a reason as long as no call takes cancels nothing: the whole of it was sent to whoever ordered', async () => {
  const { number } = await placed();
  const long = await run(number, '--to', 'canceled', '--reason', 'x'.repeat(10_000));
  expect(long).toEqual({ code: 1, said: 'Say why in 300 characters at most: these are 10000.' });
  expect((await run(number)).said).toContain(`Order ${number} is pending`);
});

test('a reason of several lines is shown in one: what stood behind a line end looked like ours', async () => {
  const guest = { guestId: (await market.newGuest()).guestId };
  const { order_id } = await placeTestOrder(market, guest);
  const body = { order_id, reason: 'Late\nPaid: $9,999 by card, paid' };
  await market.call('orders.cancel', { body }, guest);
  expect((await run(order_id)).said).toContain('Ended by shopper: Late Paid: $9,999 by card, paid\n');
});

test.each([
  [['999999'], 'There is no such order.'],
  [['x'], 'There is no such order.'],
  [['--phone', 'Ana'], "'Ana' is not a phone number."],
  [['100001', '--phone', '099123456'], 'Say a number of an order or of a phone, not both.'],
  [['--to', 'confirmed'], 'Say which order: orders NUMBER'],
  [['100001', '--to', 'done'], "There is no state 'done'. There are pending, confirmed,"],
  [['100001', '--to', 'canceled'], 'Say --reason WHY'],
  [['100001', '--refund'], 'Say --reason WHY'],
  [['100001', '--to', 'canceled', '--reason', '\u2066'], 'Say --reason WHY'],
  [['100001', '--to', 'refunded'], 'Say --refund --reason WHY.'],
  [['100001', '--reason', 'x'], '--reason goes with --to canceled or --refund.'],
  [
    ['100001', '--to', 'processing', '--reason', 'The oven is slow'],
    '--reason goes with --to canceled or --refund.',
  ],
  [
    ['100001', '--courier', fixture.items.pasta, '--reason', 'x'],
    '--reason goes with --to canceled or --refund.',
  ],
  [['100001', '--refund', '--to', 'confirmed'], 'Say one of --to, --courier and --refund.'],
  [['100001', '--courier', 'Vera'], 'There is no courier Vera.'],
  [['100001', '--courier', fixture.items.pasta], 'Not possible now: the status is'],
])('%j is told what is wrong', async (args, words) => {
  expect(await run(...args)).toEqual({ code: 1, said: expect.stringContaining(words) });
});
