import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { decideMarket, openTestMarket, type TestMarket } from '../../testing/index.ts';
import { forgetOldEnquiries } from './index.ts';

let market: TestMarket;
let operator: { token: string };
beforeAll(async () => {
  market = await openTestMarket({ settings: { email: 'desk@market.example' } });
  operator = { token: await market.operatorToken() };
});
afterAll(() => market.close());
beforeEach(() => market.clock.advance(61_000));

const good = {
  name: 'Ana Silva',
  phone: '+59899123456',
  email: 'ana@example.com',
  subject: 'My order',
  message: 'It has not come.',
};

const mails = async () =>
  (
    await sql<{ recipient: string; subject: string; body: string }>`
      select recipient, subject, body from outbox_messages order by created_at, id`.execute(market.ctx.db)
  ).rows;

test('[NAV-15] a message is kept for the operator and mailed to the market', async () => {
  expect(await market.call('enquiries.send', { body: good }, { language: 'nl' })).toEqual({
    message: 'Je bericht is aangekomen. We antwoorden per e-mail of telefoon.',
  });
  const { total_size, enquiries } = await market.call('ops.enquiries', {}, operator);
  expect(total_size).toBe(1);
  expect(enquiries[0]).toMatchObject({ ...good, language: 'nl' });
  expect(await mails()).toEqual([
    {
      recipient: 'desk@market.example',
      subject: 'Test market: My order',
      body: 'Ana Silva\nana@example.com\n+59899123456\n\nIt has not come.\n',
    },
  ]);
});

test('newest first, page by page', async () => {
  for (const subject of ['two', 'three']) {
    market.clock.advance(1000);
    await market.call('enquiries.send', { body: { ...good, subject } });
  }
  const page = (offset: number) => market.call('ops.enquiries', { query: { limit: 2, offset } }, operator);
  const subjects = [...(await page(1)).enquiries, ...(await page(2)).enquiries].map(({ subject }) => subject);
  expect(subjects).toEqual(['three', 'two', 'My order']);
});

test('what is typed begins no other line of the mail’s head', async () => {
  await market.call('enquiries.send', {
    body: { ...good, subject: 'Hi\r\nBcc: all@example.com', name: 'Ana\nReply-To: x' },
  });
  const last = (await mails()).at(-1);
  expect(last?.subject).toBe('Test market: Hi Bcc: all@example.com');
  expect(last?.body.split('\n')[0]).toBe('Ana Reply-To: x');
});

const refusedBody = (change: Partial<typeof good>) =>
  market.refused('enquiries.send', { body: { ...good, ...change } });

// accounts.md 5, Contact form.
test.each([
  [{ name: ' ' }, 'name_required', 'name is required', 'name'],
  [{ phone: '' }, 'phone_required', 'phone number required', 'phone'],
  [{ phone: 'call me' }, 'phone_invalid', 'Please enter a phone number that can be called.', 'phone'],
  [{ email: '' }, 'email_required', 'Email is required', 'email'],
  [{ email: 'ana' }, 'email_invalid', 'Must be a valid email', 'email'],
  [{ email: `${'a'.repeat(250)}@example.com` }, 'email_invalid', 'Must be a valid email', 'email'],
  [{ message: '  ' }, 'message_required', 'Tell us in a few words what it is about.', 'message'],
] as const)('%j: %s', async (change, code, message, field) => {
  const refusal = await refusedBody(change);
  expect(refusal).toMatchObject({ status: 422, code });
  expect(refusal.body.errors).toEqual([{ code, message, field }]);
});

test('all that is missing is told at once, empty or left out', async () => {
  const { body } = await refusedBody({ name: '', phone: '', email: '', message: '' });
  expect(body.errors.map(({ field }) => field)).toEqual(['name', 'phone', 'email', 'message']);
  expect((await market.refused('enquiries.send', { body: {} })).body).toEqual(body);
});

test('one caller writes so often and no more', async () => {
  for (let sent = 0; sent < 20; sent += 1) await market.call('enquiries.send', { body: good });
  expect(await refusedBody({})).toMatchObject({ status: 429, code: 'too_often' });
});

test('a market without an address has the list alone', async () => {
  const notified = new Promise<void>((resolve) => {
    market.ctx.events.subscribe('settings', resolve);
  });
  await decideMarket(market.ctx, { email: '' });
  await notified;
  const before = (await mails()).length;
  await market.call('enquiries.send', { body: good });
  expect((await mails()).length).toBe(before);
});

test('after a year a message is forgotten', async () => {
  market.clock.advance(364 * 24 * 3_600_000);
  await forgetOldEnquiries(market.ctx);
  expect(await market.count('enquiries')).toBeGreaterThan(0);
  market.clock.advance(2 * 24 * 3_600_000);
  await forgetOldEnquiries(market.ctx);
  expect(await market.count('enquiries')).toBe(0);
});
