import type { Reply } from '@promenade/contract/calls';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  bookTestTrip,
  type Caller,
  decideMarket,
  fixture,
  openTestMarket,
  rental,
  type TestCustomer,
  type TestMarket,
  writeRental,
} from '../../../testing/index.ts';
import { followMessages } from '../listing/follow-messages.ts';
import { carried, messageForm, openTalkers, order, pixel, type Talkers } from '../messages.fixture.ts';

const { stores } = fixture;
const nowhere = '0190a000-ffff-7000-8000-000000000001';

let market: TestMarket;
let talkers: Talkers;
let ana: TestCustomer;
beforeAll(async () => {
  market = await openTestMarket({ settings: { autopilot: true } });
  await writeRental(market.ctx);
  talkers = await openTalkers(market);
});
afterAll(() => market.close());
beforeEach(async () => {
  market.clock.advance(61_000);
  ana = await market.newCustomer();
});

const id = () => market.ctx.ids.next();
const toStore = { counterpart: 'store', counterpart_id: stores.trattoria } as const;
async function write(to: object = toStore): Promise<string> {
  const body = { message_id: id(), text: 'Hello', ...to };
  return (await market.call('messages.send', { body }, ana)).conversation.id;
}
const answer = (message: object, caller: Caller = talkers.store) =>
  market.call('ops.sendMessage', { body: { message_id: id(), text: 'Yes', ...message } }, caller);
const refused = async (message: object, caller: Caller = talkers.store) =>
  (await market.refused('ops.sendMessage', { body: { message_id: id(), text: 'Yes', ...message } }, caller))
    .code;
const list = (caller: Caller, query: object = {}) => market.call('ops.conversations', { query }, caller);
/** Lets time pass, a second at a time, as the job loop would see it. */
async function pass(seconds: number): Promise<void> {
  for (let second = 0; second < seconds; second += 1) {
    market.clock.advance(1000);
    await market.runJobs();
  }
}

describe('whose conversations are whose', () => {
  test('[MSG-01] a store’s, a courier’s and support’s staff see and answer their own alone', async () => {
    await carried(market, ana, talkers);
    const [withStore, withCourier, withSupport] = [
      await write(),
      await write({ counterpart: 'courier', counterpart_id: talkers.courierId }),
      await write({ counterpart: 'support' }),
    ];
    const mine = [
      [talkers.store, withStore],
      [talkers.courier, withCourier],
    ] as const;
    for (const [caller, own] of mine) {
      const ids = (await list(caller)).conversations.map((one) => one.id);
      expect(ids).toContain(own);
      for (const other of [withStore, withCourier, withSupport].filter((one) => one !== own)) {
        expect(ids).not.toContain(other);
        const asked = await market.refused('ops.conversation', { params: { id: other } }, caller);
        expect(asked).toMatchObject({ status: 404, code: 'conversation_not_found' });
        expect(await refused({ conversation_id: other }, caller)).toBe('conversation_not_found');
        const body = { conversation_id: other, number: 1 };
        const marked = await market.refused('ops.readMessages', { body }, caller);
        expect(marked.code).toBe('conversation_not_found');
      }
      await answer({ conversation_id: own }, caller);
    }
    expect((await list(talkers.grill)).total_size).toBe(0);
    expect((await list(talkers.otherCourier)).total_size).toBe(0);
  });

  test('[MSG-01] an operator reads all of them, and speaks as support and as nobody else', async () => {
    const [withStore, withSupport] = [await write(), await write({ counterpart: 'support' })];
    const all = (await list(talkers.operator)).conversations.map((one) => one.id);
    expect(all).toEqual(expect.arrayContaining([withStore, withSupport]));
    const asSupport = await list(talkers.operator, { counterpart: 'support', unread: '1' });
    expect(asSupport.conversations[0]).toMatchObject({ id: withSupport, unread: 1, customer_name: 'Ana' });
    await market.call('ops.conversation', { params: { id: withStore } }, talkers.operator);
    expect(await refused({ conversation_id: withStore }, talkers.operator)).toBe('forbidden');
    const body = { conversation_id: withStore, number: 1 };
    expect((await market.refused('ops.readMessages', { body }, talkers.operator)).code).toBe('forbidden');
    const { conversation } = await answer({ conversation_id: withSupport }, talkers.operator);
    expect(conversation).toMatchObject({ id: withSupport, other_read_number: 1 });
  });

  test('customers and guests have no part in it', async () => {
    expect(await market.refused('ops.conversations', {}, ana)).toMatchObject({
      status: 403,
      code: 'forbidden',
    });
    const { guestId } = await market.newGuest();
    expect((await market.refused('ops.conversations', {}, { guestId })).status).toBe(403);
  });
});

describe('what the other side may say', () => {
  test('[MSG-01] pictures and an order of that customer, with the same limits as the customer’s', async () => {
    const [conversation_id, order_id] = [await write(), await order(market, ana)];
    const fields = { message_id: id(), conversation_id, order_id, text: '' };
    const { message } = await market.call(
      'ops.sendMessage',
      { body: messageForm(fields, [pixel]) },
      talkers.store,
    );
    expect(message).toMatchObject({ side: 'counterpart', pictures: [{ width: 1 }], order: { id: order_id } });
    const form = async (pictures: Buffer[]) => {
      const body = messageForm({ message_id: id(), conversation_id }, pictures);
      return (await market.refused('ops.sendMessage', { body }, talkers.store)).code;
    };
    expect(await form([])).toBe('message_empty');
    expect(await form([pixel, pixel, pixel, pixel])).toBe('message_pictures_too_many');
    expect(await form(Array.from({ length: 11 }, () => pixel))).toBe('message_pictures_too_many');
    expect(await form([Buffer.from('<svg/>')])).toBe('image_format');
    expect(await form([Buffer.alloc(2 * 1024 * 1024 + 1)])).toBe('image_too_large');
  });

  test('whoever ordered is written to first by their order, a guest cannot be', async () => {
    const order_id = await order(market, ana);
    const { conversation, message } = await answer({ order_id });
    expect([conversation.counterpart.kind, message.order?.id, message.number]).toEqual([
      'store',
      order_id,
      1,
    ]);
    expect((await answer({ order_id }, talkers.operator)).conversation.counterpart.kind).toBe('support');
    expect(await refused({ order_id }, talkers.grill)).toBe('order_not_found');
    expect(await refused({ order_id }, talkers.courier)).toBe('order_not_found');
    expect(await refused({ order_id: nowhere })).toBe('order_not_found');
    expect(await refused({ trip_id: nowhere })).toBe('trip_not_found');
    expect(await refused({})).toBe('malformed');
    const { guestId } = await market.newGuest();
    expect(await refused({ order_id: await order(market, { guestId }) })).toBe('message_no_inbox');
    const bea = await market.newCustomer();
    const conversation_id = conversation.id;
    expect(await refused({ conversation_id, order_id: await order(market, bea) })).toBe('order_not_found');
    expect(await refused({ conversation_id, order_id, trip_id: nowhere })).toBe('message_reference_unfit');
  });

  test('[MSG-01] a provider and its customer write about a trip', async () => {
    const { trip_id, store_id } = await tripOfAna();
    const to = { counterpart: 'store', counterpart_id: store_id } as const;
    const { message, conversation } = await market.call(
      'messages.send',
      { body: { message_id: id(), text: 'A child seat, please', ...to, trip_id } },
      ana,
    );
    expect(message.trip?.id).toBe(trip_id);
    expect(conversation.counterpart).toMatchObject({ kind: 'store', module_type: 'rental' });
    const bea = await market.newCustomer();
    const theirs = await market.refused(
      'messages.send',
      { body: { message_id: id(), text: 'x', ...to, trip_id } },
      bea,
    );
    expect(theirs.code).toBe('trip_not_found');
  });

  async function tripOfAna() {
    const { trip_id } = await bookTestTrip(market, ana, { vehicleId: rental.vehicles.bicycle });
    const { provider } = await market.call('trips.details', { query: { trip_id } }, ana);
    return { trip_id, store_id: provider.id };
  }
});

describe('streams', () => {
  type MessageEvent = Reply<'messages.events'>;
  function follow(actor: (typeof market.ctx)['actor']) {
    const gone = new AbortController();
    return { stream: followMessages({ ...market.ctx, actor, signal: gone.signal }), gone };
  }
  const next = async (stream: AsyncGenerator<MessageEvent>) => {
    const { value } = (await stream.next()) as IteratorResult<MessageEvent, undefined>;
    return value && { unread: value.unread, last: value.conversations.map((one) => one.last_message?.text) };
  };
  const asAna = () =>
    ({
      kind: 'customer',
      shopperId: ana.shopperId,
      customerId: ana.shopperId,
      sessionHash: Buffer.of(),
    }) as const;

  test('[MSG-01] both sides hear at once what the other writes and reads, and nothing of others', async () => {
    const conversation_id = await write();
    const customer = follow(asAna());
    const store = follow({ kind: 'store', storeId: stores.grill });
    const trattoria = follow({ kind: 'store', storeId: stores.trattoria });
    expect(await next(customer.stream)).toEqual({ unread: 0, last: [] });
    expect(await next(store.stream)).toEqual({ unread: 0, last: [] });
    const before = (await next(trattoria.stream))?.unread ?? 0;
    const [forCustomer, forStore] = [next(customer.stream), next(trattoria.stream)];
    await answer({ conversation_id, text: 'We are open' });
    expect(await forCustomer).toEqual({ unread: 1, last: ['We are open'] });
    expect((await forStore)?.last).toEqual(['We are open']);
    const [afterRead, storeAfter] = [next(customer.stream), next(trattoria.stream)];
    await market.call('messages.read', { body: { conversation_id, number: 2 } }, ana);
    expect(await afterRead).toEqual({ unread: 0, last: ['We are open'] });
    expect(await storeAfter).toMatchObject({ unread: before - 1 });
    for (const { gone, stream } of [customer, store, trattoria]) {
      gone.abort();
      await stream.return(undefined);
    }
  });

  test('support hears what is written to support; a stream ends after a while', async () => {
    const { stream } = follow({ kind: 'operator' });
    await next(stream);
    const event = next(stream);
    await write();
    await write({ counterpart: 'support', text: 'Help' });
    expect((await event)?.last).toEqual(['Help']);
    market.clock.advance(10 * 60_000);
    expect((await stream.next()).done).toBe(true);
  });
});

describe('being told', () => {
  const told = async () => {
    const { notifications } = await market.call('notifications.list', {}, ana);
    return notifications.filter(({ kind }) => kind === 'message_received');
  };

  test('[MSG-01] a message that is not read in a moment makes one notification, however many follow', async () => {
    const conversation_id = await write({ counterpart: 'support' });
    await answer({ conversation_id }, talkers.operator);
    expect(await told()).toEqual([]);
    await pass(9);
    expect(await told()).toMatchObject([
      { title: 'Support has written to you', conversation_id, is_read: false },
    ]);
    await answer({ conversation_id }, talkers.operator);
    await pass(9);
    expect(await told()).toHaveLength(1);
    await market.call('messages.read', { body: { conversation_id, number: 3 } }, ana);
    expect(await told()).toMatchObject([{ is_read: true }]);
    await answer({ conversation_id }, talkers.operator);
    await pass(9);
    expect((await told()).map(({ is_read }) => is_read)).toEqual([false, true]);
  });

  test('whoever reads at once is not told', async () => {
    const conversation_id = await write();
    await answer({ conversation_id });
    await market.call('messages.read', { body: { conversation_id, number: 2 } }, ana);
    await pass(9);
    expect(await told()).toEqual([]);
  });

  test('support is told by mail of a customer who waits, once: a chat lay there until somebody asked for the list', async () => {
    const email = 'desk@market.example';
    await decideMarket(market.ctx, { email });
    const mails = async () =>
      (
        await sql<{ body: string }>`select body from outbox_messages where recipient = ${email}`.execute(
          market.ctx.db,
        )
      ).rows;
    await write();
    expect(await mails()).toEqual([]);
    const conversation_id = await write({ counterpart: 'support' });
    await write({ conversation_id });
    expect(await mails()).toEqual([
      { body: expect.stringContaining(`/api/v1/ops/messages/${conversation_id}`) },
    ]);
    await answer({ conversation_id }, talkers.operator);
    await write({ conversation_id });
    expect(await mails()).toHaveLength(2);
    await decideMarket(market.ctx, { email: '' });
  });
});

describe('a demonstration answers by itself', () => {
  const read = async (conversation_id: string, language: 'en' | 'ar' = 'en') =>
    (await market.call('messages.details', { query: { conversation_id } }, { ...ana, language })).messages;

  test('[MSG-01] the first message of a conversation, once, marked, in its reader’s language', async () => {
    const conversation_id = await write();
    await write();
    await pass(30);
    const messages = await read(conversation_id);
    expect(messages.map(({ side, automatic }) => [side, automatic])).toEqual([
      ['customer', false],
      ['customer', false],
      ['counterpart', true],
    ]);
    expect(messages[2]?.text).toMatch(/^Thank you for writing!/);
    expect((await read(conversation_id, 'ar'))[2]?.text).toMatch(/^شكرًا/);
    await write();
    await pass(30);
    expect(await read(conversation_id)).toHaveLength(4);
  });

  test('nobody is answered twice where somebody has answered, and no courier answers so', async () => {
    const conversation_id = await write();
    await answer({ conversation_id });
    await carried(market, ana, talkers);
    const withCourier = await write({ counterpart: 'courier', counterpart_id: talkers.courierId });
    await pass(30);
    expect(await read(conversation_id)).toHaveLength(2);
    expect(await read(withCourier)).toHaveLength(1);
  });
});
