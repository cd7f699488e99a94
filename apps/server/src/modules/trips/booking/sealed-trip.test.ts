import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Caller, fillTripCart, rental, tripContact } from '../../../testing/index.ts';
import { type Hire, openHire } from '../trips.fixture.ts';

const { vehicles, providers } = rental;

let hire: Hire;
let guest: Caller;
beforeAll(async () => {
  hire = await openHire();
});
afterAll(() => hire.market.close());
beforeEach(async () => {
  hire.market.clock.set('2026-06-17T12:00:00Z');
  await offer({ rate: 1000, percent: 15, least: 10_000 });
  guest = await hire.newGuest();
  await fillTripCart(hire.market, guest);
});

const run = (statement: string) => sql.raw(statement).execute(hire.market.ctx.db);
async function offer({ rate, percent, least }: Readonly<Record<'rate' | 'percent' | 'least', number>>) {
  await run(`update vehicles set hourly_minor = ${rate} where id = '${vehicles.compact}'`);
  await run(
    `update stores set discount_percent = ${percent}, discount_minimum_minor = ${least} where id = '${providers.wheels}'`,
  );
}
const quote = () => hire.market.call('trips.quote', { body: {} }, guest);
const payload = { ...tripContact, payment_method: 'cash_on_delivery', trip_amount: 48.8 };
const refused = (seal: string, caller = guest) =>
  hire.market.refused('trips.book', { body: { ...payload, seal } }, caller);
const book = (seal: string) => hire.market.call('trips.book', { body: { ...payload, seal } }, guest);

describe('[RENT-16] [CHK-06] a trip is booked as it was seen', () => {
  test('two changes that cancel each other out are told figure by figure: only the total was compared', async () => {
    const { seal, bill } = await quote();
    expect(bill.trip_amount).toBe(48.8);
    await offer({ rate: 1250, percent: 20, least: 0 });
    const refusal = await refused(seal);
    expect(refusal).toMatchObject({ code: 'bill_changed', body: { bill: { trip_amount: 48.8 } } });
    const { carts } = await hire.market.call('tripCart.get', {}, guest);
    const line = { cart_id: carts[0]?.id, name: carts[0]?.vehicle.name };
    expect(refusal.body['differences']).toEqual([
      { field: 'price', ...line, before: 10, after: 12.5 },
      { field: 'discount', ...line, before: 0, after: 10 },
      { field: 'trip_price', cart_id: null, name: null, before: 40, after: 50 },
      { field: 'discount', cart_id: null, name: null, before: 0, after: 10 },
    ]);
    expect((await book(String(refusal.body['seal']))).trip_amount).toBe(48.8);
  });

  test('another day, chosen in another tab for the same price, is not booked unseen', async () => {
    const { seal } = await quote();
    await run(`update trip_carts set pickup_at = '2026-06-20T12:00:00Z'`);
    const refusal = await refused(seal);
    expect([refusal.code, refusal.status, refusal.message]).toEqual([
      'trip_cart_changed',
      409,
      'Your trip was changed on another tab or device. Check it again before you book.',
    ]);
    await book((await quote()).seal);
  });

  test('another vehicle of the same price, and more of one, are not either', async () => {
    const { seal } = await quote();
    await run(`update trip_cart_lines set quantity = 2`);
    expect((await refused(seal)).code).toBe('trip_cart_changed');
    await run(`update trip_cart_lines set quantity = 1, vehicle_id = '${vehicles.scooter}'`);
    expect((await refused(seal)).code).toBe('trip_cart_changed');
  });

  test('a bill says which trip it is for, as the cart does: beside another one it was taken for its own', async () => {
    const { lines, user_data } = await quote();
    const cart = await hire.market.call('tripCart.get', {}, guest);
    expect(user_data).toEqual(cart.user_data);
    const linesOf = (all: readonly { readonly id: string; readonly quantity: number }[]) =>
      all.map(({ id, quantity }) => [id, quantity]);
    expect(linesOf(lines)).toEqual(linesOf(cart.carts));
  });

  test('a seal of somebody else, one that was written anew and an old one are none', async () => {
    const { seal, seal_expires_at } = await quote();
    expect(seal_expires_at).toBe('2026-06-17T12:20:00.000Z');
    const other = await hire.newGuest();
    await fillTripCart(hire.market, other);
    expect((await refused(seal, other)).code).toBe('quote_expired');
    expect((await refused(`${seal}x`)).code).toBe('quote_expired');
    hire.market.clock.advance(20 * 60_000);
    expect((await refused(seal)).code).toBe('quote_expired');
  });

  test('the total is held against the bill beside the seal, and alone where there is none', async () => {
    const { seal } = await quote();
    const other = { ...payload, trip_amount: 48.79 };
    for (const body of [{ ...other, seal }, other])
      expect((await hire.market.refused('trips.book', { body }, guest)).code).toBe('bill_changed');
    expect((await hire.market.call('trips.book', { body: payload }, guest)).trip_amount).toBe(48.8);
  });

  test('a bill that is another one, or has expired, comes with the new one and its seal: the total alone brought none', async () => {
    const { seal, bill } = await quote();
    hire.market.clock.advance(20 * 60_000);
    for (const body of [
      { ...payload, trip_amount: 1 },
      { ...payload, seal },
    ]) {
      const refusal = await hire.market.refused('trips.book', { body }, guest);
      expect(refusal.body).toMatchObject({ bill, seal_expires_at: '2026-06-17T12:40:00.000Z' });
    }
    const { body } = await refused(seal);
    expect((await book(String(body['seal']))).trip_amount).toBe(48.8);
  });
});
