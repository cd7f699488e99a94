import type { TestMarket } from '../index.ts';
import { sql } from 'kysely';
import { fixture } from '../index.ts';
import { askRefund, deliverPasta, placePasta } from './owned-records.ts';
import { newGuest, newOperator, type WriteSamples } from './write-sample.ts';

const courier = { name: 'Vera', phone: '+59899000111', vehicle: 'bicycle' } as const;
/** Those who are ended, each of a phone of their own: one of a phone that works here is not added twice. */
let couriers = 0;

/** A new guest's order, advanced to a status. */
async function orderAt(
  market: TestMarket,
  ...statuses: ('confirmed' | 'processing' | 'handover' | 'picked_up')[]
) {
  const id = await placePasta(market, await newGuest(market));
  const caller = await newOperator(market);
  for (const order_status of statuses)
    await market.call('ops.moveOrder', { params: { id }, body: { order_status } }, caller);
  return { caller, input: { params: { id } } };
}

async function addCourier(market: TestMarket): Promise<string> {
  return (await market.call('ops.addCourier', { body: courier }, await newOperator(market))).courier_id;
}

async function change(market: TestMarket, id: string, columns: string): Promise<void> {
  await sql`update orders set ${sql.raw(columns)} where id = ${id}`.execute(market.ctx.db);
}

/** Writes after an order was placed. */
export const afterSamples: WriteSamples<
  | 'orders.requestRefund'
  | 'orders.withdrawRefund'
  | 'orders.reorder'
  | 'ops.blockCustomer'
  | 'ops.addCourier'
  | 'ops.switchCourier'
  | 'ops.giveToken'
  | 'ops.endTokens'
  | 'ops.acceptOrder'
  | 'ops.startOrder'
  | 'ops.moreMinutes'
  | 'ops.rejectOrder'
  | 'ops.handOver'
  | 'ops.takeOrder'
  | 'ops.pickUp'
  | 'ops.deliver'
  | 'ops.priceOrder'
  | 'ops.answerRefund'
> = {
  'orders.requestRefund': async (market) => {
    const caller = await newGuest(market);
    const { orderId } = await deliverPasta(market, caller);
    return { caller, input: { body: { order_id: orderId, reason: 'late' } } };
  },
  'orders.withdrawRefund': async (market) => {
    const caller = await newGuest(market);
    return { caller, input: { query: { order_id: await askRefund(market, caller) } } };
  },
  'orders.reorder': async (market) => {
    const caller = await newGuest(market);
    return { caller, input: { body: { order_id: await placePasta(market, caller) } } };
  },
  'ops.blockCustomer': async (market) => {
    const { shopperId: id } = await market.newCustomer();
    return { caller: await newOperator(market), input: { params: { id }, body: { blocked: true } } };
  },
  'ops.addCourier': async (market) => ({ caller: await newOperator(market), input: { body: courier } }),
  'ops.switchCourier': async (market) => {
    const caller = await newOperator(market);
    couriers += 1;
    const body = { ...courier, phone: `+59899001${String(couriers).padStart(3, '0')}` };
    const { courier_id: id } = await market.call('ops.addCourier', { body }, caller);
    return { caller, input: { params: { id }, body: { active: false } } };
  },
  'ops.giveToken': async (market) => ({
    caller: await newOperator(market),
    input: { body: { role: 'store', holder_id: fixture.stores.trattoria } },
  }),
  'ops.endTokens': async (market) => ({
    caller: await newOperator(market),
    input: { body: { role: 'courier', holder_id: await addCourier(market) } },
  }),
  'ops.acceptOrder': async (market) => {
    const { caller, input } = await orderAt(market);
    return { caller, input: { ...input, body: { preparation_minutes: 25 } } };
  },
  'ops.startOrder': (market) => orderAt(market, 'confirmed'),
  'ops.moreMinutes': async (market) => {
    const { caller, input } = await orderAt(market, 'confirmed');
    return { caller, input: { ...input, body: { minutes: 10 } } };
  },
  'ops.rejectOrder': async (market) => {
    const { caller, input } = await orderAt(market, 'confirmed');
    return { caller, input: { ...input, body: { reason: 'Sold out' } } };
  },
  'ops.handOver': (market) => orderAt(market, 'confirmed', 'processing'),
  'ops.takeOrder': async (market) => {
    const { caller, input } = await orderAt(market, 'confirmed');
    await change(market, input.params.id, "order_type = 'delivery'");
    return { caller, input: { ...input, body: { courier_id: await addCourier(market) } } };
  },
  'ops.pickUp': async (market) => {
    const { caller, input } = await orderAt(market, 'confirmed', 'processing', 'handover');
    await change(market, input.params.id, "order_type = 'delivery'");
    return { caller, input };
  },
  'ops.deliver': async (market) => {
    const { caller, input } = await orderAt(market, 'confirmed', 'processing', 'handover');
    await change(market, input.params.id, "delivery_code = '0427'");
    return { caller, input: { ...input, body: { code: '0427' } } };
  },
  'ops.priceOrder': async (market) => {
    const { caller, input } = await orderAt(market);
    await change(market, input.params.id, 'is_prescription = true');
    return { caller, input: { ...input, body: { items_price: 12 } } };
  },
  'ops.answerRefund': async (market) => {
    const id = await askRefund(market, await newGuest(market));
    return {
      caller: await newOperator(market),
      input: { params: { id }, body: { decision: 'refund', answer: 'Sorry' } },
    };
  },
};
