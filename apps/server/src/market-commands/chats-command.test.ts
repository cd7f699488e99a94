import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  decideMarket,
  fixture,
  openTestMarket,
  type TestCustomer,
  type TestMarket,
} from '../testing/index.ts';
import { runOnMarket } from './run-on-market.fixture.ts';

let market: TestMarket;
beforeAll(async () => {
  market = await openTestMarket();
});
afterAll(() => market.close());

const run = (...args: string[]) => runOnMarket(market, ['chats', ...args]);
async function write(customer: TestCustomer, text: string, to: object = { counterpart: 'support' }) {
  market.clock.advance(60_000);
  const body = { message_id: market.ctx.ids.next(), text, ...to };
  return (await market.call('messages.send', { body }, customer)).conversation.id;
}
const inboxOf = (customer: TestCustomer) => market.call('messages.list', { query: {} }, customer);
const finish = async () => {
  for (const { id } of (await market.call('ops.conversations', { query: {} }, operator)).conversations)
    await run(id, '--done');
};
let operator: { token: string };
beforeAll(async () => {
  operator = { token: await market.operatorToken() };
});

test('who has waited longest for an answer is listed first, and is answered from a terminal', async () => {
  const [ana, bea] = [await market.newCustomer(), await market.newCustomer()];
  expect(await run()).toEqual({ code: 0, said: 'Nobody waits for an answer.' });
  const first = await write(ana, 'Where is my order?');
  const second = await write(bea, 'A coupon that does nothing');
  await write(ana, 'Hello?\nIs anybody there?');
  await write(ana, 'To a store', { counterpart: 'store', counterpart_id: fixture.stores.trattoria });
  expect((await run()).said.split('\n')).toEqual([
    expect.stringMatching(`^${first} waits since .*, unread: 2, Ana: Where is my order\\?$`),
    expect.stringMatching(`^${second} waits since .*, unread: 1, Ana: A coupon that does nothing$`),
  ]);
  const shown = await run(first);
  expect(shown).toEqual({
    code: 0,
    said: expect.stringContaining(`customers ${ana.shopperId}) with support`),
  });
  expect(shown.said).toMatch(/Ana: Where is my order\?\n.* Ana: Hello\? Is anybody there\?$/);
  expect((await run()).said).toContain(first);
  const answered = await run(first, '--answer', 'It has just left.');
  expect(answered.said).toMatch(/unread: 0\n[\s\S]*answer: It has just left\.$/);
  expect((await run()).said).not.toContain(first);
  const { unread, conversations } = await inboxOf(ana);
  expect(unread).toBe(1);
  expect(conversations.find(({ id }) => id === first)).toMatchObject({
    last_message: { text: 'It has just left.', side: 'counterpart', automatic: false },
  });
  await finish();
});

test('what needs no answer is done, and waits again with the next message', async () => {
  const ana = await market.newCustomer();
  const id = await write(ana, 'Thank you!');
  expect((await run(id, '--done')).said).toContain('unread: 0');
  expect((await run()).said).toBe('Nobody waits for an answer.');
  expect((await inboxOf(ana)).unread).toBe(0);
  await write(ana, 'One more thing');
  expect((await run()).said).toContain('unread: 1, Ana: One more thing');
  await finish();
});

test('the mail that tells of a customer who waits says by which command the chat is read', async () => {
  await decideMarket(market.ctx, { email: 'support@example.com' });
  const id = await write(await market.newCustomer(), 'Is anybody there?');
  const { rows } = await sql<{ body: string }>`
    select body from outbox_messages where recipient = 'support@example.com'`.execute(market.ctx.db);
  expect(rows).toEqual([{ body: expect.stringContaining(`npm run market -- chats ${id}\n`) }]);
  await finish();
});

test('a chat with a store is read, and not answered in its name', async () => {
  const ana = await market.newCustomer();
  const to = { counterpart: 'store', counterpart_id: fixture.stores.trattoria };
  const id = await write(ana, 'Is it spicy?', to);
  expect((await run(id)).said).toContain('Ana: Is it spicy?');
  expect((await run(id, '--answer', 'Yes')).code).toBe(1);
  expect((await run(id)).said).not.toContain('answer');
});

test('an answer of ten thousand characters is refused, and nothing of it sent', async () => {
  const ana = await market.newCustomer();
  const id = await write(ana, 'Hello');
  const refused = await run(id, '--answer', 'x'.repeat(10_000));
  expect(refused).toEqual({ code: 1, said: 'An answer has 2000 characters at most: these are 10000.' });
  expect((await inboxOf(ana)).unread).toBe(0);
  await finish();
});

test.each([
  [['--answer', 'Yes'], 'Say chats ID --answer TEXT, or chats ID --done.'],
  [['--done'], 'Say chats ID --answer TEXT, or chats ID --done.'],
  [[fixture.items.pasta, '--answer', 'Yes', '--done'], 'Say chats ID --answer TEXT, or chats ID --done.'],
  [[fixture.items.pasta, '--answer', ' '], 'The answer has no words.'],
  [[fixture.items.pasta, '--answer', 'Yes'], 'There is no such conversation.'],
  [[fixture.items.pasta], 'There is no such conversation.'],
  [['7', '--done'], 'There is no chat 7. npm run market -- chats lists those who wait.'],
])('%j is told what is wrong', async (args, said) => {
  expect(await run(...args)).toEqual({ code: 1, said: expect.stringContaining(said) });
});

test('a chat that is read from a terminal is looked for once: it was twice, for whose it is and for what it says', async () => {
  const id = await write(await market.newCustomer(), 'Hello');
  await run(id);
  const sent = await market.statements(() => run(id));
  expect(sent.filter((text) => text.includes('cu.first_name as customer_name'))).toHaveLength(1);
  await finish();
});
