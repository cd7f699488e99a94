import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Hire, openHire } from '../modules/trips/trips.fixture.ts';
import { runOnMarket } from './run-on-market.fixture.ts';

let hire: Hire;
beforeAll(async () => {
  hire = await openHire();
});
afterAll(() => hire.market.close());

const run = (...args: string[]) => runOnMarket(hire.market, ['trips', ...args]);

/** A trip of a customer who pays from the wallet, by the number that a caller reads out. */
async function hired() {
  const caller = await hire.newCustomer(100_000);
  const id = await hire.book(caller, { change: { payment_method: 'wallet' } });
  const details = () => hire.details(id, caller);
  const wallet = () => hire.balance(`wallet:${caller.shopperId}`);
  return { id, number: (await details()).trip_number, details, wallet, caller };
}

test('a customer’s trip says by which command the customer is found', async () => {
  const { number, caller } = await hired();
  const placed = `\nPlaced by: npm run market -- customers ${caller.shopperId}\n`;
  expect((await run(number)).said).toContain(placed);
  await run(number, '--to', 'canceled', '--reason', 'A test');
});

test('“my trip 100045”: what it is, where it stands, and how to move it on, by its number', async () => {
  expect(await run()).toEqual({ code: 0, said: 'No trip is to come or under way.' });
  const { id, number, wallet, details } = await hired();
  const { said } = await run(number);
  expect(said).toContain(`Trip ${number} is pending: hourly, City Wheels`);
  expect(said).toContain(`id ${id}\n`);
  expect(said).toMatch(/\nWhen: 2026-\d\d-\d\d \d\d:\d\d to 2026-\d\d-\d\d \d\d:\d\d\nFrom: \S/);
  expect(said).toContain(`  npm run market -- trips ${number} --to confirmed\n`);
  expect(said).toContain(`  npm run market -- trips ${number} --to canceled --reason WHY`);
  expect((await run()).said).toMatch(new RegExp(`^${number} pending hourly .* paid, City Wheels$`));
  expect((await run(id)).said).toBe(said);
  const { contact_person_number: phone } = await details();
  expect((await run('--phone', phone)).said).toContain(`${number} pending hourly`);
  expect((await run('--phone', '099 000 999')).said).toBe('No trip has that phone number.');
  const ended = await run(number, '--to', 'canceled', '--reason', 'The car broke down');
  expect(ended.said).toContain('Ended by operator: The car broke down');
  expect(await wallet()).toBe(100_000);
  expect(await hire.held(id)).toBe(0);
});

test('it is moved to its end and refunded once; nothing is due of it then, and its customer hears why', async () => {
  const { number, details, wallet, caller } = await hired();
  expect((await run(number, '--refund', '--reason', 'Too early')).said).toContain('the status is');
  for (const state of ['confirmed', 'ongoing', 'completed'])
    expect((await run(number, '--to', state)).said).toContain(`Trip ${number} is ${state}`);
  const refund = [number, '--refund', '--reason', 'The brakes squealed'];
  expect((await run(...refund)).said).toMatch(/\nPaid: \S+ by wallet, paid, \S+ went back\n/);
  expect(await wallet()).toBe(100_000);
  const once = await details();
  expect(once).toMatchObject({ trip_status: 'completed', due_amount: 0, refunded_amount: once.trip_amount });
  expect((await run(...refund)).code).toBe(1);
  expect(await details()).toEqual(once);
  const { notifications } = await hire.market.call('notifications.list', {}, caller);
  expect(JSON.stringify(notifications)).toContain(`for trip ${number} with City Wheels. Reason: The brakes`);
});

test.each([
  [['999999'], 'trip'],
  [['x'], 'trip'],
  [['--to', 'confirmed'], 'Say which trip: trips NUMBER'],
  [['100001', '--to', 'pending'], "There is no state 'pending' to move to. There are confirmed,"],
  [['100001', '--to', 'canceled'], 'Say --reason WHY'],
  [['100001', '--refund'], 'Say --reason WHY'],
  [['100001', '--reason', 'x'], '--reason goes with --to canceled or --refund.'],
  [['100001', '--to', 'confirmed', '--reason', 'x'], '--reason goes with --to canceled or --refund.'],
  [['100001', '--refund', '--to', 'confirmed'], 'Say one of --to and --refund.'],
])('%j is told what is wrong', async (args, words) => {
  expect(await run(...args)).toEqual({ code: 1, said: expect.stringContaining(words) });
});
