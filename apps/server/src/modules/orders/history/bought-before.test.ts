import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fixture, openTestMarket, placeTestOrder, type TestMarket } from '../../../testing/index.ts';

const { items, modules, stores, zones } = fixture;
const bothZones = { zones: [zones.centre, zones.coast] };
const takeAway = { change: { order_type: 'take_away' } } as const;

let market: TestMarket;
let ana: { token: string };
beforeAll(async () => {
  market = await openTestMarket();
  ana = { token: (await market.newCustomer()).token };
});
afterAll(() => market.close());

async function order(itemId: string, price: number, steps: number, quantity = 2): Promise<void> {
  const caller = { ...ana, ...bothZones };
  const { order_id } = await placeTestOrder(market, caller, { itemId, price, quantity, ...takeAway });
  const operator = { token: await market.operatorToken() };
  for (const order_status of (['confirmed', 'processing', 'handover', 'delivered'] as const).slice(0, steps))
    await market.call('ops.moveOrder', { params: { id: order_id }, body: { order_status } }, operator);
  market.clock.advance(60_000);
}

const again = async (caller: object = {}) =>
  (await market.call('orders.visitAgain', {}, { ...ana, ...bothZones, ...caller })).map(({ id }) => id);

test('stores that brought something before, the last one first, as far as zone and module hold them', async () => {
  expect(await again()).toEqual([]);
  await order(items.pasta, 7, 4);
  await order(items.chorizo, 6, 4);
  expect(await again()).toEqual([stores.grill, stores.trattoria]);
  await order(items.pasta, 7, 4);
  expect(await again()).toEqual([stores.trattoria, stores.grill]);
  expect(await again({ zones: [zones.coast] })).toEqual([stores.grill]);
  expect(await again({ module: modules.grocery })).toEqual([]);
});

test('none whose order never came, nobody else’s, none that takes no orders now', async () => {
  const before = await again();
  await order(items.pasta, 7, 2);
  expect(await again()).toEqual(before);
  const { token } = await market.newCustomer();
  expect(await market.call('orders.visitAgain', {}, { token })).toEqual([]);
  await sql`update stores set active = false where id = ${stores.trattoria}`.execute(market.ctx.db);
  expect(await again()).toEqual([stores.grill]);
});
