import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addPasta, parkPasta, pasta } from '../../../testing/contract/owned-records.ts';
import {
  fillTripCart,
  openTestMarket,
  placeTestOrder,
  type TestGuest,
  type TestMarket,
  writeRental,
} from '../../../testing/index.ts';
import { chores } from '../../rooms.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

let market: TestMarket;
beforeAll(async () => {
  market = await openTestMarket();
  await writeRental(market.ctx);
});
afterAll(() => market.close());

const clearAway = async (): Promise<void> => {
  for (const chore of chores) await chore(market.ctx);
};
async function later(days: number): Promise<void> {
  market.clock.advance(days * DAY_MS);
  await clearAway();
}
async function isKept({ shopperId }: TestGuest): Promise<boolean> {
  const { rows } = await sql`select from shoppers where id = ${shopperId}`.execute(market.ctx.db);
  return rows.length > 0;
}
const look = (guest: TestGuest) => market.call('cart.list', {}, guest);
const quantities = async (guest: TestGuest) => (await look(guest)).map(({ quantity }) => quantity);

describe('a guest who left nothing', () => {
  test('is forgotten after a season, and begins anew when they come back', async () => {
    const guest = await market.newGuest();
    await look(guest);
    await later(89);
    expect(await isKept(guest)).toBe(true);
    await later(1);
    expect(await isKept(guest)).toBe(false);
    expect(await market.refused('cart.list', {}, guest)).toMatchObject({
      code: 'guest_unknown',
      status: 401,
    });
    const { guest_id: guestId } = await market.call('accounts.requestGuest', {});
    expect(await addPasta(market, { guestId })).not.toBe('');
  });

  test('that the market itself has given an id is forgotten in the same time', async () => {
    const { guest_id: guestId } = await market.call('accounts.requestGuest', {});
    await later(89);
    expect(await market.count('shoppers')).toBeGreaterThan(0);
    await later(1);
    expect(await market.refused('cart.list', {}, { guestId })).toMatchObject({ code: 'guest_unknown' });
  });

  test('goes with an empty cart and with what was about to be bought at once', async () => {
    const guest = await market.newGuest();
    await addPasta(market, guest);
    await market.call('cart.clear', {}, guest);
    await market.call('cart.buyNow', { body: pasta }, guest);
    await later(90);
    expect(await isKept(guest)).toBe(false);
  });

  test('stays for whoever comes back each month', async () => {
    const guest = await market.newGuest();
    for (let month = 0; month < 8; month += 1) {
      await later(30);
      expect(await look(guest)).toEqual([]);
    }
    await later(82);
    expect(await isKept(guest)).toBe(true);
    await later(8);
    expect(await isKept(guest)).toBe(false);
  });
});

describe('a visit', () => {
  const writes = async (guest: TestGuest): Promise<string[]> =>
    (await market.statements(() => look(guest))).filter((text) => text.includes('update'));

  test('is noted once a week, and costs no write beside that', async () => {
    const guest = await market.newGuest();
    market.clock.advance(7 * DAY_MS - 1);
    expect(await writes(guest)).toEqual([]);
    market.clock.advance(1);
    expect(await writes(guest)).toHaveLength(1);
    expect(await writes(guest)).toEqual([]);
  });
});

describe('a guest who left something', () => {
  test('finds the cart again after two weeks, and for half a year', async () => {
    const guest = await market.newGuest();
    await addPasta(market, guest);
    await clearAway();
    await later(14);
    expect(await quantities(guest)).toEqual([1]);
    await later(150);
    expect(await quantities(guest)).toEqual([1]);
    // Of the visit a season stays, of the cart nothing.
    await later(89);
    expect(await isKept(guest)).toBe(true);
    await later(1);
    expect(await isKept(guest)).toBe(false);
    expect(await market.count('cart_lines')).toBe(0);
  });

  test('has nobody looking for half a year, and is forgotten with the cart', async () => {
    const guest = await market.newGuest();
    await addPasta(market, guest);
    await later(90);
    expect(await isKept(guest)).toBe(true);
    await later(90);
    expect(await isKept(guest)).toBe(false);
  });

  test('who looked in once more is forgotten within a month of the cart’s half-year', async () => {
    const guest = await market.newGuest();
    await addPasta(market, guest);
    market.clock.advance(80 * DAY_MS);
    await look(guest);
    for (let day = 80; day < 180; day += 10) await later(10);
    expect(await isKept(guest)).toBe(true);
    for (let day = 180; day < 210; day += 10) await later(10);
    expect(await isKept(guest)).toBe(false);
  });

  test.each([
    ['a cart that was put aside', (guest: TestGuest) => parkPasta(market, guest)],
    ['a trip cart', (guest: TestGuest) => fillTripCart(market, guest)],
  ])('%s is kept for half a year too', async (_what, leave) => {
    const guest = await market.newGuest();
    await leave(guest);
    await later(90);
    expect(await isKept(guest)).toBe(true);
    await later(90);
    expect(await isKept(guest)).toBe(false);
  });

  test('stays for good with an order', async () => {
    const guest = await market.newGuest();
    await placeTestOrder(market, guest);
    for (let season = 0; season < 5; season += 1) await later(100);
    expect(await isKept(guest)).toBe(true);
  });

  test('who has signed in meanwhile is forgotten, and the customer keeps what came along', async () => {
    const guest = await market.newGuest();
    await addPasta(market, guest);
    const { token } = await market.newCustomer();
    const taken = await market.call('cart.takeAlong', { body: { guest_id: guest.guestId } }, { token });
    expect(taken).toHaveLength(1);
    await later(90);
    expect(await isKept(guest)).toBe(false);
    const { rows } = await sql`select from cart_lines where id = ${taken[0]?.id}`.execute(market.ctx.db);
    expect(rows).toHaveLength(1);
  });
});
