import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Hire, openHire } from '../modules/trips/trips.fixture.ts';
import { fixture, placeTestOrder, rental } from '../testing/index.ts';
import { runOnMarket } from './run-on-market.fixture.ts';

let hire: Hire;
beforeAll(async () => {
  hire = await openHire();
});
afterAll(() => hire.market.close());

const run = (...args: string[]) => runOnMarket(hire.market, ['partners', ...args]);

/** Terms as an approval keeps them. */
async function agree(column: 'store_id' | 'courier_id', id: string, percent: number, feeMinor: number) {
  await sql`insert into partner_terms (${sql.ref(column)}, plan_id, commission_percent, monthly_fee_minor, since)
    values (${id}, 'a-plan', ${percent}, ${feeMinor}, '2026-06-02T00:00:00Z')`.execute(hire.market.ctx.db);
}

/** An order that a courier has brought. */
async function delivered(courier_id: string) {
  const { market, operator } = hire;
  const guest = { guestId: (await market.newGuest()).guestId };
  // As much of a tip as may be given: more than 32 bits hold.
  const { order_id: id } = await placeTestOrder(market, guest, { change: { dm_tips: 50_000_000 } });
  await market.call('ops.acceptOrder', { params: { id }, body: {} }, operator);
  await market.call('ops.takeOrder', { params: { id }, body: { courier_id } }, operator);
  for (const order_status of ['processing', 'handover', 'picked_up', 'delivered'] as const)
    await market.call('ops.moveOrder', { params: { id }, body: { order_status } }, operator);
  const { order_amount, bill } = await market.call('orders.details', { query: { order_id: id } }, guest);
  return { fee: bill.delivery_charge, goods: order_amount - bill.delivery_charge - bill.dm_tips };
}

test('what a month comes to is told by partner: stores by goods, providers by trips, couriers by deliveries', async () => {
  const { market, operator, wheels } = hire;
  expect((await run()).said).toBe('No partner had joined by the end of 2026-06.');
  const courier = { name: 'Vera Paz', phone: '+59899000222', vehicle: 'bicycle' } as const;
  const { courier_id } = await market.call('ops.addCourier', { body: courier }, operator);
  await agree('store_id', fixture.stores.trattoria, 15, 0);
  await agree('store_id', rental.providers.wheels, 10, 4900);
  await agree('courier_id', courier_id, 50, 0);
  const { fee, goods } = await delivered(courier_id);
  const id = await hire.book(await hire.newCustomer(100_000), { change: { payment_method: 'wallet' } });
  for (const step of ['ops.confirmTrip', 'ops.startTrip', 'ops.completeTrip'] as const)
    await market.call(step, { params: { id } }, wheels);
  const { said } = await run('2026-06');
  const price = (major: number) => `$${major.toFixed(2)}`;
  const [month, vera, city, kitchen] = said.split('\n');
  expect(month).toBe('2026-06:');
  expect(vera).toContain(`courier plan a-plan (50 %) since 2026-06-01: 1 sales for ${price(fee)}, `);
  expect(vera).toMatch(/commission \+ \$0\.00 fee, Vera Paz$/);
  expect(city).toContain('1 sales for $48.80, $4.88 commission + $49.00 fee, City Wheels');
  expect(kitchen).toContain(
    `1 sales for ${price(goods)}, ${price((goods * 15) / 100)} commission + $0.00 fee`,
  );
  expect((await run('2026-07')).said).toContain('0 sales for $0.00, $0.00 commission + $49.00 fee, City');
  expect((await run('2026-05')).said).toBe('No partner had joined by the end of 2026-05.');
});

test.each([
  [['soon'], "'soon' is not a month: write it like 2026-11."],
  [['2026-13'], "'2026-13' is not a month"],
  [['0000-01'], "'0000-01' is not a month"],
])('%j is told what is wrong', async (args, words) => {
  expect(await run(...args)).toEqual({ code: 1, said: expect.stringContaining(words) });
});
