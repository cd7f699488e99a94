import type { Body } from '@promenade/contract/calls';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { fixture, openTestMarket, type TestMarket } from '../../testing/index.ts';

let market: TestMarket;
let operator: { token: string };
beforeAll(async () => {
  market = await openTestMarket();
  operator = { token: await market.operatorToken() };
});
afterAll(() => market.close());

async function set(body: Body<'ops.setMaintenance'>) {
  const notified = new Promise<void>((resolve) => {
    const stop = market.ctx.events.subscribe('settings', () => {
      stop();
      resolve();
    });
  });
  const answer = await market.call('ops.setMaintenance', { body }, operator);
  await notified;
  return answer;
}
beforeEach(async () => {
  market.clock.advance(61_000);
  await set({ state: 'open' });
});

const inAnHour = () => new Date(market.clock.now() + 3_600_000).toISOString();
const add = (guestId: string) =>
  market.app.inject({
    method: 'POST',
    url: `/api/v1/customer/cart/add?guest_id=${guestId}`,
    headers: { 'x-localization': 'nl' },
    body: { item_id: fixture.items.pasta, quantity: 1, price: 7 },
  });

test('what shoppers write is refused with 503, a text and when to ask again; reading goes on', async () => {
  const { guestId } = await market.newGuest();
  expect(await set({ state: 'closed', until: inAnHour(), message: { en: 'New ovens.' } })).toEqual({
    message: 'The market is closed for maintenance now.',
  });
  const refused = await add(guestId);
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([503, '3600']);
  expect(refused.json()).toMatchObject({
    errors: [{ code: 'maintenance', message: expect.stringContaining('onderhoud') }],
  });
  expect(await market.count('cart_lines')).toBe(0);
  expect(await market.call('settings.config')).toMatchObject({
    maintenance: { message: 'New ovens.', until: expect.any(String) },
  });
  expect((await market.call('catalog.popularItems')).items.length).toBeGreaterThan(0);
  await set({ state: 'open' });
  expect((await market.call('settings.config')).maintenance).toBeNull();
  expect((await add(guestId)).statusCode).toBe(200);
});

test('where nobody knows when it is over, or it takes longer, a caller asks again in five minutes', async () => {
  const { guestId } = await market.newGuest();
  await set({ state: 'closed' });
  expect((await add(guestId)).headers['retry-after']).toBe('300');
  await set({ state: 'closed', until: inAnHour() });
  market.clock.advance(2 * 3_600_000);
  expect((await add(guestId)).headers['retry-after']).toBe('300');
});

test('operations and health go on', async () => {
  await set({ state: 'closed' });
  const stock = { params: { id: fixture.items.tiramisu }, body: { stock: 5 } };
  expect(await market.call('ops.setStock', stock, operator)).toMatchObject({ message: 'Stock updated.' });
  expect((await market.app.inject('/health/ready')).statusCode).toBe(200);
});

test('an end that is over already is a slip', async () => {
  const until = new Date(market.clock.now() - 1000).toISOString();
  const refusal = await market.refused('ops.setMaintenance', { body: { state: 'closed', until } }, operator);
  expect(refusal).toMatchObject({ status: 422, code: 'until_past' });
  expect((await market.call('settings.config')).maintenance).toBeNull();
});
