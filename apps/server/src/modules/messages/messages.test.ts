import type { Body } from '@promenade/contract/calls';
import { MESSAGE_MAX_CHARACTERS } from '@promenade/domain/messages';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { fixture, openTestMarket, type TestCustomer, type TestMarket } from '../../testing/index.ts';
import { carried, messageForm, openTalkers, order, pixel, type Talkers } from './messages.fixture.ts';

const { stores } = fixture;
const nowhere = '0190a000-ffff-7000-8000-000000000001';

let market: TestMarket;
let talkers: Talkers;
let ana: TestCustomer;
let bea: TestCustomer;
beforeAll(async () => {
  market = await openTestMarket();
  talkers = await openTalkers(market);
});
afterAll(() => market.close());
beforeEach(async () => {
  market.clock.advance(61_000);
  [ana, bea] = [await market.newCustomer(), await market.newCustomer()];
});

const toStore = { counterpart: 'store', counterpart_id: stores.trattoria } as const;
type Message = Partial<Body<'messages.send'>>;
const bodyOf = (message: Message) => ({ message_id: market.ctx.ids.next(), text: 'Hello', ...message });
const write = (message: Message = toStore, caller: { token: string } = ana) =>
  market.call('messages.send', { body: bodyOf(message) }, caller);
const refused = async (message: Message, caller: { token: string } = ana) =>
  (await market.refused('messages.send', { body: bodyOf(message) }, caller)).code;
const answer = (conversation_id: string, text = 'Yes', caller = talkers.store) =>
  market.call(
    'ops.sendMessage',
    { body: { message_id: market.ctx.ids.next(), text, conversation_id } },
    caller,
  );
const read = (conversation_id: string, query: object = {}, caller: { token: string } = ana) =>
  market.call('messages.details', { query: { conversation_id, ...query } }, caller);

describe('a conversation', () => {
  test('[MSG-01] with a store: both write, in one order, each sees the other by name', async () => {
    const { conversation, message } = await write({ ...toStore, text: '  Is there parking? ' });
    expect(message).toMatchObject({
      number: 1,
      side: 'customer',
      text: 'Is there parking?',
      automatic: false,
    });
    expect(conversation).toMatchObject({
      unread: 0,
      read_number: 1,
      other_read_number: 0,
      customer_name: 'Ana',
    });
    const { counterpart } = conversation;
    expect(counterpart).toMatchObject({ kind: 'store', id: stores.trattoria, module_type: 'food' });
    await answer(conversation.id, 'Behind the house');
    await write({ conversation_id: conversation.id, text: 'Thank you' });
    const told = await read(conversation.id);
    expect(told.messages.map(({ number, side, text }) => [number, side, text])).toEqual([
      [1, 'customer', 'Is there parking?'],
      [2, 'counterpart', 'Behind the house'],
      [3, 'customer', 'Thank you'],
    ]);
    expect(told.has_older).toBe(false);
    const theirs = await market.call('ops.conversation', { params: { id: conversation.id } }, talkers.store);
    expect(theirs.messages.map(({ text }) => text)).toEqual(told.messages.map(({ text }) => text));
  });

  test('[MSG-01] there is one with each store, courier and support, whoever writes first', async () => {
    const first = await write();
    expect((await write()).conversation.id).toBe(first.conversation.id);
    const id = await carried(market, ana, talkers);
    const body = { message_id: market.ctx.ids.next(), text: 'No olives today', order_id: id };
    const fromStore = await market.call('ops.sendMessage', { body }, talkers.store);
    expect(fromStore.conversation.id).toBe(first.conversation.id);
    expect(fromStore.message).toMatchObject({ number: 3, order: { id } });
    market.clock.advance(1000);
    const withCourier = { counterpart: 'courier', counterpart_id: talkers.courierId } as const;
    expect((await write(withCourier)).conversation.counterpart).toMatchObject({
      kind: 'courier',
      name: 'Vera',
    });
    market.clock.advance(1000);
    const support = await write({ counterpart: 'support', order_id: id });
    expect(support.conversation.counterpart).toMatchObject({
      kind: 'support',
      id: null,
      name: 'Test market',
    });
    const listed = await market.call('messages.list', {}, ana);
    expect(listed.conversations.map(({ counterpart }) => counterpart.kind)).toEqual([
      'support',
      'courier',
      'store',
    ]);
    expect(listed).toMatchObject({ total_size: 3, unread: 1 });
  });

  test('of several lines may be as long as one of a single line, and keeps its lines as they were written', async () => {
    const text = `${'line\n'.repeat(399)}lines`;
    expect(text).toHaveLength(MESSAGE_MAX_CHARACTERS);
    const body = messageForm({ message_id: market.ctx.ids.next(), text, counterpart: 'support' }, []);
    expect((await market.call('messages.send', { body }, ana)).message.text).toBe(text);
  });

  test('before anything was written there is whom to write to, and nothing else', async () => {
    const told = await market.call('messages.details', { query: toStore }, ana);
    expect(told).toMatchObject({ conversation: null, messages: [], counterpart: { kind: 'store' } });
    expect((await market.call('messages.list', {}, ana)).total_size).toBe(0);
    const { conversation } = await write();
    const after = await market.call('messages.details', { query: toStore }, ana);
    expect(after.conversation?.id).toBe(conversation.id);
    const helped = await market.call('messages.details', { query: { counterpart: 'support' } }, ana);
    expect(helped).toMatchObject({
      conversation: null,
      counterpart: { kind: 'support', name: 'Test market' },
    });
  });

  test('[MSG-01] is read in parts: its end, what came before, what came after', async () => {
    const { conversation } = await write();
    for (const text of ['2', '3', '4', '5']) await write({ conversation_id: conversation.id, text });
    const part = async (query: object) => {
      const told = await read(conversation.id, query);
      return [told.messages.map(({ number }) => number), told.has_older];
    };
    expect(await part({ limit: 2 })).toEqual([[4, 5], true]);
    expect(await part({ limit: 2, before: 4 })).toEqual([[2, 3], true]);
    expect(await part({ limit: 2, before: 2 })).toEqual([[1], false]);
    expect(await part({ limit: 2, after: 2 })).toEqual([[3, 4], true]);
    expect(await part({ after: 5 })).toEqual([[], false]);
  });
});

describe('the order of messages', () => {
  test('[MSG-01] two at once get two numbers, and one conversation', async () => {
    const sent = await Promise.all(
      Array.from({ length: 8 }, (_none, at) => write({ ...toStore, text: `${at}` })),
    );
    expect(new Set(sent.map(({ conversation }) => conversation.id)).size).toBe(1);
    const numbers = sent.map(({ message }) => message.number).sort();
    expect(numbers).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
  });

  test('[MSG-01] the same send twice gives one message, in turn and at once', async () => {
    const body = { ...bodyOf(toStore), text: 'Once' };
    const sent = await Promise.all(
      Array.from({ length: 6 }, () => market.call('messages.send', { body }, ana)),
    );
    expect(new Set(sent.map(({ message }) => message.number))).toEqual(new Set([1]));
    const again = await market.call('messages.send', { body: { ...body, text: 'Other words' } }, ana);
    expect(again.message).toEqual(sent[0]?.message);
    expect((await read(again.conversation.id)).messages).toHaveLength(1);
  });

  test('both sides at once get numbers of their own', async () => {
    const { conversation } = await write();
    const both = [0, 1, 2].flatMap((at) => [
      write({ conversation_id: conversation.id, text: `c${at}` }),
      answer(conversation.id, `s${at}`),
    ]);
    const numbers = (await Promise.all(both)).map(({ message }) => message.number);
    expect(numbers.sort()).toEqual([2, 3, 4, 5, 6, 7]);
  });

  test('an id that the other side has used is refused', async () => {
    const { conversation, message } = await write();
    const { message_id } = message;
    const body = { message_id, text: 'Mine', conversation_id: conversation.id };
    expect((await market.refused('ops.sendMessage', { body }, talkers.store)).code).toBe('key_reused');
    const { message: theirs } = await answer(conversation.id);
    expect(await refused({ conversation_id: conversation.id, message_id: theirs.message_id })).toBe(
      'key_reused',
    );
  });
});

describe('what was read', () => {
  test('[MSG-01] unread counts follow both sides, and a mark never goes back', async () => {
    const { conversation } = await write();
    const { id } = conversation;
    await answer(id, 'One');
    await answer(id, 'Two');
    const list = () => market.call('messages.list', {}, ana);
    expect(await list()).toMatchObject({ unread: 2, conversations: [{ unread: 2, other_read_number: 3 }] });
    const mark = (number: number) =>
      market.call('messages.read', { body: { conversation_id: id, number } }, ana);
    expect(await mark(2)).toMatchObject({ unread: 1, conversation: { read_number: 2 } });
    expect(await mark(1)).toMatchObject({ unread: 1, conversation: { read_number: 2 } });
    expect(await mark(99)).toMatchObject({ unread: 0, conversation: { read_number: 3 } });
    await write({ conversation_id: id });
    expect((await list()).conversations[0]).toMatchObject({ unread: 0, other_read_number: 3 });
    await market.call('ops.readMessages', { body: { conversation_id: id, number: 4 } }, talkers.store);
    expect((await list()).conversations[0]).toMatchObject({ other_read_number: 4 });
  });

  test('reading marks nothing by itself, and writing does not read what was not seen', async () => {
    const { conversation } = await write();
    await answer(conversation.id);
    await read(conversation.id);
    const { conversation: after } = await write({ conversation_id: conversation.id });
    expect(after).toMatchObject({ unread: 1, read_number: 1 });
  });
});

describe('whom a customer may write to', () => {
  test('[MSG-01] a courier who carries an order of theirs, and no other', async () => {
    const other = { counterpart: 'courier', counterpart_id: talkers.otherCourierId } as const;
    const vera = { counterpart: 'courier', counterpart_id: talkers.courierId } as const;
    expect([await refused(vera), await refused(other)]).toEqual(['courier_not_found', 'courier_not_found']);
    expect((await market.refused('messages.details', { query: vera }, ana)).code).toBe('courier_not_found');
    await carried(market, ana, talkers);
    await write(vera);
    expect(await refused(other)).toBe('courier_not_found');
    expect(await refused(vera, bea)).toBe('courier_not_found');
  });

  test('a store that takes no orders: those who know it, and who ordered there', async () => {
    const set = (active: boolean) =>
      sql`update stores set active = ${active} where id = ${stores.trattoria}`.execute(market.ctx.db);
    const { conversation } = await write();
    const orderId = await order(market, bea);
    await set(false);
    await write();
    await write({ conversation_id: conversation.id });
    const told = { code: 'store_inactive', message: 'The Trattoria does not take orders at the moment.' };
    expect(await market.refused('messages.send', { body: bodyOf(toStore) }, bea)).toMatchObject(told);
    await write({ ...toStore, order_id: orderId }, bea);
    await set(true);
  });

  test('a store that is not there, a conversation of somebody else, nobody', async () => {
    const unknown = { counterpart: 'store', counterpart_id: nowhere } as const;
    expect(await refused(unknown)).toBe('store_not_found');
    expect((await market.refused('messages.details', { query: unknown }, ana)).code).toBe('store_not_found');
    const { conversation } = await write();
    const { id } = conversation;
    expect(await refused({ conversation_id: id }, bea)).toBe('conversation_not_found');
    const asked = { query: { conversation_id: id } };
    expect(await market.refused('messages.details', asked, bea)).toMatchObject({
      status: 404,
      code: 'conversation_not_found',
    });
    const mark = { body: { conversation_id: id, number: 1 } };
    expect((await market.refused('messages.read', mark, bea)).code).toBe('conversation_not_found');
    expect([await refused({}), await refused({ counterpart: 'store' })]).toEqual(['malformed', 'malformed']);
  });

  test('a conversation that nobody names is missing from the query where it is read: the answer spoke of a body that a reading does not have', async () => {
    const message = (part: string) =>
      `The request could not be read: ${part}: conversation_id is needed, or counterpart with counterpart_id.`;
    const reading = await market.refused('messages.details', { query: {} }, ana);
    expect(reading).toMatchObject({ code: 'malformed', message: message('query') });
    const writing = await market.refused('messages.send', { body: bodyOf({}) }, ana);
    expect(writing).toMatchObject({ code: 'malformed', message: message('body') });
  });

  test('[AUTH-11] guests are turned away', async () => {
    const { guestId } = await market.newGuest();
    const asked = await market.refused('messages.list', {}, { guestId });
    expect(asked).toMatchObject({ status: 401, code: 'sign_in_required' });
  });
});

describe('what a message is about', () => {
  test('[MSG-01] an order of the customer’s at that store, by its number', async () => {
    const id = await order(market, ana);
    const { message } = await write({ ...toStore, order_id: id });
    const { order_number } = await market.call('orders.details', { query: { order_id: id } }, ana);
    expect(message.order).toEqual({ id, number: order_number });
    expect(await refused({ ...toStore, order_id: id }, bea)).toBe('order_not_found');
    expect(await refused({ ...toStore, order_id: nowhere })).toBe('order_not_found');
    expect(await refused({ ...toStore, trip_id: nowhere })).toBe('trip_not_found');
    const grill = { counterpart: 'store', counterpart_id: stores.grill } as const;
    expect(await refused({ ...grill, order_id: id })).toBe('message_reference_unfit');
    expect(await refused({ ...toStore, order_id: id, trip_id: id })).toBe('message_reference_unfit');
  });
});

describe('what a message may be', () => {
  const send = (pictures: readonly Buffer[], text = '') => {
    const fields = { message_id: market.ctx.ids.next(), ...toStore, text };
    return { body: messageForm(fields, pictures) };
  };
  const fetchPicture = (url: string) => market.app.inject({ url: url.replace('http://market.example', '') });

  test('[MSG-01] pictures alone, made anew, by links that are over after ten minutes', async () => {
    const { message } = await market.call('messages.send', send([pixel, pixel]), ana);
    expect(message).toMatchObject({
      text: '',
      pictures: [
        { width: 1, height: 1 },
        { width: 1, height: 1 },
      ],
    });
    const url = message.pictures[0]?.full_url ?? '';
    const seen = await fetchPicture(url);
    expect([seen.statusCode, seen.headers['content-type']]).toEqual([200, 'image/jpeg']);
    market.clock.advance(10 * 60_000 + 1);
    expect((await fetchPicture(url)).statusCode).toBe(404);
  });

  test('nothing, four pictures and eleven, what is none, what is too large', async () => {
    const code = async (input: ReturnType<typeof send>) => await market.refused('messages.send', input, ana);
    expect((await code(send([], '  '))).code).toBe('message_empty');
    expect(await code(send([pixel, pixel, pixel, pixel]))).toMatchObject({
      code: 'message_pictures_too_many',
      message: 'Maximum 3 images can be send at a time.',
    });
    // As many: they were told of ten.
    expect((await code(send(Array.from({ length: 11 }, () => pixel)))).message).toBe(
      'Maximum 3 images can be send at a time.',
    );
    expect((await code(send([Buffer.from('<svg/>')]))).code).toBe('image_format');
    expect((await code(send([Buffer.alloc(2 * 1024 * 1024 + 1)]))).code).toBe('image_too_large');
    expect(await refused({ ...toStore, text: 'x'.repeat(2001) })).toBe('malformed');
    expect((await market.call('messages.list', {}, ana)).total_size).toBe(0);
  });

  test('leaves with the account, pictures too, and is in its export', async () => {
    const { message, conversation } = await market.call('messages.send', send([pixel], 'My door'), ana);
    const { records } = await market.call('accounts.export', {}, ana);
    expect(records['messages']).toEqual([expect.objectContaining({ body: 'My door', number: 1 })]);
    await market.call('accounts.remove', {}, ana);
    await market.runJobs();
    expect((await fetchPicture(message.pictures[0]?.full_url ?? '')).statusCode).toBe(404);
    const gone = await market.refused('ops.conversation', { params: { id: conversation.id } }, talkers.store);
    expect(gone.code).toBe('conversation_not_found');
  });
});
