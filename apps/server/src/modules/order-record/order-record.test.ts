import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { contact, placeBody } from '../../testing/contract/owned-records.ts';
import { fixture, openTestMarket, placeTestOrder, type TestMarket } from '../../testing/index.ts';

const { items, stores } = fixture;
const nowhere = '0190a000-ffff-7000-8000-000000000001';

let market: TestMarket;
let operator: { token: string };
beforeAll(async () => {
  market = await openTestMarket();
  operator = { token: await market.operatorToken() };
});
afterAll(() => market.close());
beforeEach(() => market.clock.advance(61_000));

const record = async (id: string, until?: string) =>
  (await market.call('ops.orderRecord', { params: { id }, query: until ? { until } : {} }, operator)).entries;
const customer = async () => ({ token: (await market.newCustomer()).token });

describe('the record of an order', () => {
  test('says what was placed at which price, in the customer’s language, and each step with who took it', async () => {
    const ana = { ...(await customer()), language: 'nl' as const };
    const { order_id, order_number } = await placeTestOrder(market, ana);
    const placedAt = new Date(market.clock.now()).toISOString();
    await market.runJobs();
    market.clock.advance(60_000);
    const params = { id: order_id };
    await market.call('ops.moveOrder', { params, body: { order_status: 'confirmed' } }, operator);
    const entries = await record(order_number);
    expect(entries.map(({ what, actor }) => [what, actor])).toEqual([
      ['placed', 'customer'],
      ['told', 'customer'],
      ['sent', 'system'],
      ['step', 'operator'],
      ['told', 'operator'],
    ]);
    const [placed, told, , step] = entries;
    const order = await market.call('orders.details', { query: { order_id } }, ana);
    expect(placed).toMatchObject({
      at: placedAt,
      actor_id: null,
      words: null,
      shown: {
        language: 'nl',
        message: 'Bestelling geplaatst.',
        bill: order.bill,
        lines: [{ item_id: items.pasta, quantity: 2, price: 7, total_price: 14 }],
      },
    });
    expect(told?.shown).toMatchObject({ kind: 'order_placed', language: 'nl', body: expect.any(String) });
    expect(told?.request_id).toBe(placed?.request_id);
    expect(step).toMatchObject({ shown: { from: 'pending', to: 'confirmed' }, actor_id: expect.any(String) });
    expect(step?.request_id).not.toBe(placed?.request_id);
    const inMontevideo = `${new Date(Date.parse(placedAt) - 3 * 3_600_000).toISOString().slice(0, -1)}-03:00`;
    for (const until of [placedAt, inMontevideo])
      expect((await record(order_id, until)).map(({ what }) => what)).toEqual(['placed', 'told', 'sent']);
  });

  test('takes in what was refused on the way to it, with the bill that was shown, and no other’s', async () => {
    const [ana, bea] = [await customer(), await customer()];
    await market.call('cart.add', { body: { item_id: items.pasta, quantity: 1, price: 7 } }, bea);
    await market.refused(
      'checkout.place',
      { body: { ...(await placeBody(market, bea)), order_amount: 1 } },
      bea,
    );
    await market.call('cart.add', { body: { item_id: items.pasta, quantity: 1, price: 7 } }, ana);
    const body = await placeBody(market, ana);
    const refusal = await market.refused('checkout.place', { body: { ...body, order_amount: 3 } }, ana);
    expect(refusal.code).toBe('bill_changed');
    market.clock.advance(1_000);
    const { order_id } = await market.call('checkout.place', { body }, ana);
    const [refused, placed] = await record(order_id);
    expect(placed?.what).toBe('placed');
    expect(refused).toMatchObject({
      what: 'refused',
      actor: 'customer',
      shown: {
        call: 'checkout.place',
        status: refusal.status,
        message: refusal.message,
        bill: refusal.body['bill'],
      },
    });
    expect(JSON.stringify(refused)).not.toContain('seal');
    expect(await market.count('checkout_refusals')).toBe(1);
  });

  test('keeps refusals of the order itself, and only of the shopper’s own', async () => {
    const [ana, bea] = [await customer(), await customer()];
    const { order_id } = await placeTestOrder(market, ana);
    await market.refused('orders.requestRefund', { body: { order_id, reason: 'late' } }, ana);
    await market.refused('orders.requestRefund', { body: { order_id, reason: 'late' } }, bea);
    await market.refused('orders.withdrawRefund', { query: { order_id } }, ana);
    const refused = (await record(order_id)).filter(({ what }) => what === 'refused');
    expect(refused.map(({ shown }) => shown['call'])).toEqual([
      'orders.requestRefund',
      'orders.withdrawRefund',
    ]);
  });

  test('holds messages about it, reasons, payments; what people wrote goes with the account, the rest stays', async () => {
    const { token, shopperId } = await market.newCustomer();
    const ana = { token };
    const { order_id } = await placeTestOrder(market, ana);
    const text = 'Ring at Sarandí twice';
    const to = { counterpart: 'store', counterpart_id: stores.trattoria } as const;
    await market.call(
      'messages.send',
      { body: { message_id: market.ctx.ids.next(), text, order_id, ...to } },
      ana,
    );
    await market.call('orders.cancel', { body: { order_id, reason: 'My aunt Petra cooks' } }, ana);
    const before = await record(order_id);
    expect(before.find(({ what }) => what === 'message')).toMatchObject({
      words: { body: text },
      shown: { side: 'customer', pictures: 0 },
    });
    expect(before.find(({ what }) => what === 'step')?.words).toEqual({ detail: 'My aunt Petra cooks' });
    const taken = await market.call('accounts.export', {}, ana);
    expect(JSON.stringify(taken.records['order_records'])).toContain('Petra');
    await market.call('accounts.remove', {}, ana);
    const after = await record(order_id);
    expect(after.map(({ what, shown }) => [what, shown])).toEqual(
      before.map(({ what, shown }) => [what, shown]),
    );
    expect(after.filter(({ words }) => words !== null)).toEqual([]);
    expect(after.find(({ what }) => what === 'message')?.words_erased_at).toEqual(expect.any(String));
    const { rows } = await sql<{ all: string }>`
      select string_agg(r::text, ' ') || (select string_agg(e::text, ' ') from order_events e) as all
      from order_records r`.execute(market.ctx.db);
    for (const word of ['Petra', 'Sarandí', contact.contact_person_name, '99123456', shopperId])
      expect(rows[0]?.all).not.toContain(word);
  });

  test('nobody changes or removes an entry, whatever their rights to the table', async () => {
    await placeTestOrder(market, await customer());
    const attempts = [
      sql`update order_records set shown = '{}'`,
      sql`update order_records set personal = '{"body": "Another word"}'`,
      sql`update order_records set at = now(), personal = null, erased_at = now()`,
      sql`delete from order_records`,
      sql`truncate order_records`,
      sql`update order_events set status = 'delivered'`,
      sql`update order_events set detail = 'Another word'`,
      sql`delete from order_events`,
      sql`truncate order_events`,
    ];
    for (const attempt of attempts)
      await expect(attempt.execute(market.owner)).rejects.toThrow('only added to');
  });

  test('a refused step leaves nothing of itself, and a step costs the record one statement', async () => {
    const ana = await customer();
    const { order_id } = await placeTestOrder(market, ana);
    const before = await record(order_id);
    const move = (order_status: 'delivered' | 'confirmed') =>
      market.call('ops.moveOrder', { params: { id: order_id }, body: { order_status } }, operator);
    await move('delivered').catch(() => undefined);
    expect(await record(order_id)).toEqual(before);
    const texts = await market.statements(() => move('confirmed'));
    expect(texts.filter((text) => text.includes('order_records'))).toHaveLength(1);
    expect((await record(order_id)).length).toBe(before.length + 2);
  });

  test('is an operator’s to read, and of orders that are there', async () => {
    const { order_id } = await placeTestOrder(market, await customer());
    const params = { id: order_id };
    expect((await market.refused('ops.orderRecord', { params }, await customer())).code).toBe('forbidden');
    const missing = await market.refused('ops.orderRecord', { params: { id: nowhere } }, operator);
    expect([missing.status, missing.code]).toEqual([404, 'order_not_found']);
  });
});
