import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from 'kysely';
import {
  bookTestTrip,
  fixture,
  openTestMarket,
  placeTestOrder,
  type TestMarket,
  writeRental,
} from '../testing/index.ts';
import { runOnMarket } from './run-on-market.fixture.ts';

let market: TestMarket;
let operator: { token: string };
beforeAll(async () => {
  market = await openTestMarket();
  await writeRental(market.ctx);
  operator = { token: await market.operatorToken() };
});
afterAll(() => market.close());

const run = (...args: string[]) => runOnMarket(market, ['reviews', ...args]);
const idIn = (line = '') => line.split(' ')[0] ?? '';

test('words that may not stay are found and taken out of a review; its stars stay: there was no way but SQL', async () => {
  expect(await run()).toEqual({ code: 0, said: 'No review has words or pictures.' });
  const ana = { token: (await market.newCustomer()).token };
  const { order_id } = await placeTestOrder(market, ana, { change: { order_type: 'take_away' } });
  const params = { id: order_id };
  for (const order_status of ['confirmed', 'processing', 'handover', 'delivered'] as const)
    await market.call('ops.moveOrder', { params, body: { order_status } }, operator);
  const { lines } = await market.call('orders.details', { query: { order_id } }, ana);
  const line_id = lines[0]?.id ?? '';
  const comment = 'Call me:\n+59899000111';
  await market.call('reviews.submit', { body: { order_id, line_id, rating: 2, comment } }, ana);
  const listed = await run();
  expect(listed.said).toMatch(/^\S+ 2026-06-17 12:30 stars: 2, .+, Call me: \+59899000111$/);
  const id = idIn(listed.said);
  await sql`update reviews set pictures = '[{"name": "reviews/a.webp", "width": 3, "height": 2}]'`.execute(
    market.ctx.db,
  );
  await market.ctx.storage.put('reviews/a.webp', new Uint8Array(1));
  expect((await run()).said).toContain('stars: 2, pictures: 1, ');
  expect((await run(id, '--clear')).said).toBe('No review has words or pictures.');
  const shown = await market.call('reviews.ofItem', { params: { id: fixture.items.pasta }, query: {} });
  expect(shown).toMatchObject({ total_size: 1, reviews: [{ rating: 2, comment: '', pictures: [] }] });
  await market.runJobs();
  expect(await market.ctx.storage.has('reviews/a.webp')).toBe(false);
});

test('those of vehicles too, and what is no review says so', async () => {
  const ana = { token: (await market.newCustomer()).token };
  const { trip_id } = await bookTestTrip(market, ana);
  const params = { id: trip_id };
  for (const step of ['confirmTrip', 'startTrip', 'completeTrip'] as const)
    await market.call(`ops.${step}`, { params, body: {} }, operator);
  const { lines } = await market.call('trips.details', { query: { trip_id } }, ana);
  const body = { trip_id, line_id: lines[0]?.id ?? '', rating: 1, comment: 'Rude words' };
  await market.call('trips.review', { body }, ana);
  const { said } = await run();
  expect(said).toMatch(/ stars: 1, .+, Rude words$/);
  expect((await run(idIn(said), '--clear')).said).toBe('No review has words or pictures.');
});

test.each([
  [['--clear'], 'Say reviews ID --clear.'],
  [[fixture.items.pasta], 'Say reviews ID --clear.'],
  [[fixture.items.pasta, '--clear'], 'There is no review '],
  [['7', '--clear'], 'There is no review 7 of a customer. npm run market -- reviews lists them.'],
])('%j is told what is wrong', async (args, said) => {
  expect(await run(...args)).toEqual({ code: 1, said: expect.stringContaining(said) });
});
