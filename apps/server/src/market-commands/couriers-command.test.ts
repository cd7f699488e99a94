import { afterAll, beforeAll, expect, test } from 'vitest';
import { fixture, openTestMarket, placeTestOrder, type TestMarket } from '../testing/index.ts';
import { runOnMarket } from './run-on-market.fixture.ts';

let market: TestMarket;
let operator: { token: string };
beforeAll(async () => {
  market = await openTestMarket();
  operator = { token: await market.operatorToken() };
});
afterAll(() => market.close());

const run = (...args: string[]) => runOnMarket(market, ['couriers', ...args]);
async function courier(name: string): Promise<string> {
  const body = { name, phone: '+59899123456', vehicle: 'bicycle' } as const;
  return (await market.call('ops.addCourier', { body }, operator)).courier_id;
}

test('a courier who has left is ended: their token too, and another of that phone may come', async () => {
  expect(await run()).toEqual({ code: 0, said: 'There are no couriers yet.' });
  const ana = await courier('Ana Silva');
  expect((await run()).said).toBe(`${ana} works +59899123456 bicycle orders: 0, Ana Silva`);
  const body = { role: 'courier', holder_id: ana } as const;
  const { token } = await market.call('ops.giveToken', { body }, operator);
  expect((await run(ana, '--end')).said).toContain(`${ana} ended`);
  expect((await market.refused('ops.staffOrders', { query: {} }, { token })).status).toBe(401);
  expect((await market.refused('ops.giveToken', { body }, operator)).code).toBe('courier_not_found');
  const eva = await courier('Eva Silva');
  expect(eva).not.toBe(ana);
  expect(await run(ana, '--back')).toEqual({ code: 1, said: expect.stringContaining('Eva Silva') });
  await run(eva, '--end');
  expect((await run(ana, '--back')).said).toContain(`${ana} works`);
  expect((await market.refused('ops.staffOrders', { query: {} }, { token })).status).toBe(401);
});

test('a courier with an order in hand is not ended before it has arrived', async () => {
  const id = await courier('Rosa Paz');
  const guest = { guestId: (await market.newGuest()).guestId };
  const { order_id } = await placeTestOrder(market, guest);
  const params = { id: order_id };
  await market.call('ops.acceptOrder', { params, body: {} }, operator);
  await market.call('ops.takeOrder', { params, body: { courier_id: id } }, operator);
  const refused = await run(id, '--end');
  expect(refused).toEqual({ code: 1, said: expect.stringContaining('Orders still with Rosa Paz: 1.') });
  expect((await run()).said).toContain(`${id} works +59899123456 bicycle orders: 1`);
});

test.each([
  [['--end'], 'Say couriers ID --end, or couriers ID --back.'],
  [[fixture.items.pasta], 'Say couriers ID --end'],
  [[fixture.items.pasta, '--end', '--back'], 'Say couriers ID --end'],
  [[fixture.items.pasta, '--end'], 'There is no courier'],
  [['7', '--end'], 'There is no courier 7. npm run market -- couriers lists them.'],
])('%j is told what is wrong', async (args, words) => {
  expect(await run(...args)).toEqual({ code: 1, said: expect.stringContaining(words) });
});
