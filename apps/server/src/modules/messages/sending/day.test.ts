import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  fixture,
  openTestMarket,
  type TestCustomer,
  type TestMarket,
  waitForLocks,
} from '../../../testing/index.ts';
import { messageForm, openTalkers, pixel, type Talkers } from '../messages.fixture.ts';

let market: TestMarket;
let talkers: Talkers;
let ana: TestCustomer;
beforeAll(async () => {
  market = await openTestMarket();
  talkers = await openTalkers(market);
});
afterAll(() => market.close());
beforeEach(async () => {
  market.clock.advance(61_000);
  ana = await market.newCustomer();
});

const toStore = { counterpart: 'store', counterpart_id: fixture.stores.trattoria } as const;
const toGrill = { counterpart: 'store', counterpart_id: fixture.stores.grill } as const;
const bodyOf = (to: object) => ({ message_id: market.ctx.ids.next(), text: 'Hello', ...to });
const write = (to: object = toStore, caller: { token: string } = ana) =>
  market.call('messages.send', { body: bodyOf(to) }, caller);
const refused = (to: object = toStore) => market.refused('messages.send', { body: bodyOf(to) }, ana);
const withPicture = (to: Readonly<Record<string, string>>) =>
  ({ body: messageForm({ message_id: market.ctx.ids.next(), ...to }, [pixel]) }) as const;

/** As many messages as if they had been sent, the latest just now, each with so many pictures. */
async function wrote(id: string, side: 'customer' | 'counterpart', count: number, pictures = 0) {
  const at = new Date(market.clock.now());
  const shown = JSON.stringify(Array.from({ length: pictures }, () => ({ name: 'x', width: 1, height: 1 })));
  await sql`insert into messages (conversation_id, number, message_id, side, body, pictures, created_at)
    select c.id, c.last_number + n, gen_random_uuid(), ${side}, 'x', ${shown}::jsonb, ${at}
    from conversations c, generate_series(1, ${count}::int) n where c.id = ${id}`.execute(market.ctx.db);
  await sql`update conversations set last_number = last_number + ${count}::int, last_at = ${at} where id = ${id}`.execute(
    market.ctx.db,
  );
}

describe('[MSG-01] a day’s share of conversations', () => {
  test('messages without end, from one customer to whomever, were all kept', async () => {
    const { conversation, message } = await write();
    await wrote(conversation.id, 'customer', 498);
    const last = bodyOf({ conversation_id: conversation.id });
    await market.call('messages.send', { body: last }, ana);
    const refusal = await refused({ conversation_id: conversation.id });
    expect([refusal.status, refusal.code]).toEqual([429, 'messages_many']);
    expect(refusal.message).toBe(
      'You have sent 500 messages in one day. You can send more later; call if it cannot wait.',
    );
    expect((await refused(toGrill)).code).toBe('messages_many');
    // A repeated request gets its first answer, and the other side may still write.
    const again = await market.call('messages.send', { body: last }, ana);
    expect(again.message.number).toBe(message.number + 499);
    const answer = bodyOf({ conversation_id: conversation.id });
    await market.call('ops.sendMessage', { body: answer }, talkers.store);
    await wrote(conversation.id, 'counterpart', 499);
    const more = { body: bodyOf({ conversation_id: conversation.id }) };
    const theirs = await market.refused('ops.sendMessage', more, talkers.store);
    expect([theirs.status, theirs.code]).toEqual([429, 'messages_many']);
    market.clock.advance(24 * 60 * 60_000);
    await write({ conversation_id: conversation.id });
  });

  test('pictures without end were kept for ever; words still go', async () => {
    const { conversation } = await write();
    await wrote(conversation.id, 'customer', 19, 3);
    const to = { conversation_id: conversation.id };
    for (const _ of [58, 59, 60]) await market.call('messages.send', withPicture(to), ana);
    for (const more of [withPicture(to), withPicture(toGrill)])
      expect((await market.refused('messages.send', more, ana)).code).toBe('message_pictures_many');
    await write(to);
    await wrote(conversation.id, 'counterpart', 20, 3);
    const theirs = await market.refused('ops.sendMessage', withPicture(to), talkers.store);
    expect([theirs.status, theirs.code]).toEqual([429, 'message_pictures_many']);
    const bea = await market.newCustomer();
    const other = (await write(toStore, bea)).conversation.id;
    await market.call('ops.sendMessage', withPicture({ conversation_id: other }), talkers.store);
  });

  test('one customer began a conversation with every store of a market within a day', async () => {
    await sql`with met as (
        insert into couriers select (jsonb_populate_record(c, jsonb_build_object('id', gen_random_uuid()))).*
        from couriers c, generate_series(1, 49) n where c.id = ${talkers.courierId} returning id)
      insert into conversations (id, customer_id, counterpart, courier_id, last_number, customer_read, counterpart_read, last_at, changed_at)
      select gen_random_uuid(), ${ana.shopperId}, 'courier', id, 0, 0, 0, now(), now() from met`.execute(
      market.ctx.db,
    );
    const { rows } = await sql<{ id: string }>`
      select id from conversations where customer_id = ${ana.shopperId}`.execute(market.ctx.db);
    for (const { id } of rows) await wrote(id, 'customer', 1);
    const { conversation } = await write();
    const refusal = await refused(toGrill);
    expect([refusal.status, refusal.code]).toEqual([429, 'conversations_many']);
    await write({ conversation_id: conversation.id });
    const { total_size: total } = await market.call('messages.list', { query: {} }, ana);
    expect(total).toBe(50);
  });

  test('two at once in two conversations are no more than one after the other', async () => {
    const [one, other] = [await write(), await write(toGrill)];
    await wrote(one.conversation.id, 'customer', 497);
    const sending = await market.ctx.db.transaction().execute(async (trx) => {
      await sql`lock table messages in share mode`.execute(trx);
      const tries = [one, other].map(({ conversation: { id } }) => write({ conversation_id: id }));
      await waitForLocks(market, 2);
      return { ends: Promise.allSettled(tries) };
    });
    const statuses = (await sending.ends).map(({ status }) => status);
    expect(statuses.sort()).toEqual(['fulfilled', 'rejected']);
  });
});
