import { afterAll, beforeAll, expect, test } from 'vitest';
import { over } from '../../../platform/context.ts';
import { openTestMarket, placeTestOrder, type TestMarket } from '../../../testing/index.ts';
import { getMarket } from '../../settings/index.ts';
import { findOrder } from '../orders.repo.ts';
import type { OrderTables } from '../orders.tables.ts';
import { invoiceOf } from './invoice-of.ts';

let market: TestMarket;
beforeAll(async () => {
  market = await openTestMarket();
});
afterAll(() => market.close());

test('[CHK-09] the invoice of a prescription without a price has no total: it was that of the delivery', async () => {
  const { order_id } = await placeTestOrder(market, await market.newGuest());
  const order = await findOrder(over<OrderTables>(market.ctx), order_id);
  if (!order) throw new Error('no order');
  const { settings } = await getMarket(market.ctx);
  const totalWith = (itemsMinor: number) => {
    const sent = { ...order, is_prescription: true, bill: { ...order.bill, itemsMinor } };
    return invoiceOf({ order: sent, lines: [], settings, language: 'en' }).total.amount;
  };
  expect(totalWith(0)).toBe('No price yet');
  expect(totalWith(1250)).toMatch(/\d/);
});
