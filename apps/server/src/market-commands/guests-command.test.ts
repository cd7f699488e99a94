import { mkdtemp, readFile, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addPasta } from '../testing/contract/owned-records.ts';
import { rideOf } from '../testing/contract/trip-samples.ts';
import { openTestMarket, placeTestOrder, type TestMarket, tablesWith } from '../testing/index.ts';
import { chores } from '../modules/rooms.ts';
import { runOnMarket } from './run-on-market.fixture.ts';

let market: TestMarket;
let folder: string;
beforeAll(async () => {
  market = await openTestMarket();
  folder = await mkdtemp(join(tmpdir(), 'guests-'));
});
afterAll(() => market.close());

const run = (...args: string[]) => runOnMarket(market, ['guests', ...args], folder);
const mark = 'Zebulonia';
const person = {
  contact_person_name: mark,
  contact_person_number: '+59899777123',
  contact_person_email: 'zebulonia@example.com',
};
test('a guest who asks gets all that is kept of them, is forgotten once their order has ended, and begins anew', async () => {
  const guest = await market.newGuest();
  const { order_id: orderId, order_number: number } = await placeTestOrder(market, guest, {
    change: { ...person, order_note: `${mark} waits`, address: `${mark} 12` },
  });
  await addPasta(market, guest);

  const told = await run(number, '--export', 'told.json');
  expect(told).toEqual({
    code: 0,
    said: `All that is kept of the guest of order ${number} is in ${join(folder, 'told.json')}.`,
  });
  const text = await readFile(join(folder, 'told.json'), 'utf8');
  expect(Object.keys(JSON.parse(text).records)).toEqual(
    expect.arrayContaining(['carts', 'orders', 'order_records', 'notifications']),
  );
  for (const words of [`${mark} waits`, `${mark} 12`, '+59899777123']) expect(text).toContain(words);
  expect((await stat(join(folder, 'told.json'))).mode & 0o077).toBe(0);

  expect(await run(number, '--forget')).toEqual({
    code: 1,
    said: 'An order of this guest has not ended yet. Nothing was changed.',
  });
  expect((await tablesWith(market, mark)).length).toBeGreaterThan(0);
  await market.call('orders.cancel', { body: { order_id: orderId, reason: `${mark} is away` } }, guest);
  await market.runJobs();
  expect(await run(number, '--forget')).toEqual({
    code: 0,
    said: `The guest of order ${number} is forgotten; it stays for the books, without a name.`,
  });
  // First answers of writes are kept sealed for two days, mails for one.
  market.clock.advance(3 * 24 * 60 * 60 * 1000);
  for (const chore of chores) await chore(market.ctx);
  expect(await tablesWith(market, mark)).toEqual([]);
  expect(await tablesWith(market, '99777123')).toEqual([]);
  expect((await market.refused('cart.list', {}, guest)).code).toBe('guest_unknown');
  expect(await run(number, '--forget')).toEqual({
    code: 1,
    said: `Whoever order ${number} was for is forgotten already.`,
  });
  expect((await runOnMarket(market, ['orders', number])).said).toContain(
    'For: nobody any more: they are forgotten',
  );
});

test('a guest is known by a trip, too, and what is under way is said', async () => {
  const guest = await market.newGuest();
  const { tripId } = await rideOf(market, guest);
  expect((await run(tripId, '--trip', '--forget')).said).toBe(
    'A trip of this guest is not over yet. Nothing was changed.',
  );
  await market.call('trips.cancel', { body: { trip_id: tripId, reason: 'It rains' } }, guest);
  expect((await run(tripId, '--trip', '--forget')).said).toMatch(/^The guest of trip \d+ is forgotten/);
});

test('of a customer nothing is told, and nothing forgotten', async () => {
  const { token, shopperId } = await market.newCustomer();
  const { order_number: number } = await placeTestOrder(market, { token });
  expect(await run(number, '--export', 'customer.json')).toEqual({
    code: 1,
    said: `Of order ${number} it is a customer: npm run market -- customers ${shopperId}`,
  });
});

test.each([
  [[], 'Say guests NUMBER --export FILE, or guests NUMBER --forget.'],
  [['100001'], 'Say guests NUMBER --export FILE'],
  [['100001', '--export', 'a.json', '--forget'], 'Say guests NUMBER --export FILE'],
  [['999999', '--forget'], "There is no order '999999'."],
  [['999999', '--trip', '--forget'], 'There is no such trip'],
])('%j is told what is wrong', async (args, said) => {
  expect(await run(...args)).toEqual({ code: 1, said: expect.stringContaining(said) });
});
