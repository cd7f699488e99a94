import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Ctx } from '../../platform/context.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { openTestMarket, type TestCustomer, type TestMarket } from '../../testing/index.ts';
import { type News, notify } from './index.ts';

let market: TestMarket;
let ana: TestCustomer;
let bea: TestCustomer;
beforeAll(async () => {
  market = await openTestMarket();
});
afterAll(() => market.close());
beforeEach(async () => {
  market.clock.advance(61_000);
  [ana, bea] = [await market.newCustomer(), await market.newCustomer()];
});

const funded = (shopperId: string, about: string): News => ({
  shopperId,
  kind: 'wallet_funded',
  about,
  params: { amountMinor: 2500 },
});
const tell = (news: News, ctx: Ctx = market.ctx) => inTransaction(ctx, (inner) => notify(inner, news));
const read = (caller: { token: string }) => market.call('notifications.list', {}, caller);

interface Sent {
  readonly channel: string;
  readonly recipient: string | null;
  readonly subject: string;
  readonly body: string;
  readonly status: string;
}
async function sentTo(recipient: string): Promise<Sent[]> {
  const { rows } = await sql<Sent>`select * from outbox_messages where recipient = ${recipient}
    order by created_at, id`.execute(market.ctx.db);
  return rows;
}

describe('what a customer was told', () => {
  test('[MSG-02] is in the list at once, with its words, unread until it is marked', async () => {
    await tell(funded(ana.shopperId, 'p1'));
    const first = await read(ana);
    expect(first).toMatchObject({ total_size: 1, unread: 1 });
    const [one] = first.notifications;
    expect(one).toMatchObject({
      kind: 'wallet_funded',
      matter: 'wallet',
      title: 'Money in your wallet',
      order_id: null,
      is_read: false,
    });
    expect(one?.description).toMatch(/25/);
    const body = { ids: [one?.id ?? ''] };
    expect(await market.call('notifications.read', { body }, ana)).toEqual({ unread: 0 });
    expect((await read(ana)).notifications[0]?.is_read).toBe(true);
  });

  test('[MSG-02] the same is told once, in turn and at the same time', async () => {
    await Promise.all(Array.from({ length: 8 }, () => tell(funded(ana.shopperId, 'p2'))));
    expect(await tell(funded(ana.shopperId, 'p2'))).toBe(false);
    expect((await read(ana)).total_size).toBe(1);
  });

  test('[MSG-02] what was undone was never told', async () => {
    const undone = inTransaction(market.ctx, async (ctx) => {
      await notify(ctx, funded(ana.shopperId, 'p3'));
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    await market.runJobs();
    expect((await read(ana)).total_size).toBe(0);
    expect(await tell(funded(ana.shopperId, 'p3'))).toBe(true);
  });

  test('[MSG-02] is nobody else’s to see or to mark', async () => {
    await tell(funded(ana.shopperId, 'p4'));
    const [one] = (await read(ana)).notifications;
    expect(await read(bea)).toMatchObject({ total_size: 0, unread: 0 });
    await market.call('notifications.read', { body: { ids: [one?.id ?? ''] } }, bea);
    await market.call('notifications.read', { body: {} }, bea);
    expect((await read(ana)).unread).toBe(1);
  });

  test('[MSG-02] comes in pages, the latest first', async () => {
    for (const about of ['a', 'b', 'c']) {
      market.clock.advance(1000);
      await tell(funded(ana.shopperId, `${ana.shopperId}${about}`));
    }
    const page = { limit: 2, offset: 2 };
    const second = await market.call('notifications.list', { query: page }, ana);
    expect(second).toMatchObject({ total_size: 3, limit: 2, offset: 2 });
    expect(second.notifications).toHaveLength(1);
    const all = (await read(ana)).notifications;
    expect(all.map(({ created_at: at }) => at)).toEqual(
      all
        .map(({ created_at: at }) => at)
        .sort()
        .reverse(),
    );
    expect(second.notifications[0]?.id).toBe(all[2]?.id);
  });

  test('[MSG-02] leaves with the account and is in its export', async () => {
    await tell(funded(ana.shopperId, 'p5'));
    const { records } = await market.call('accounts.export', {}, ana);
    expect(records['notifications']).toEqual([expect.objectContaining({ kind: 'wallet_funded' })]);
    await market.call('accounts.remove', {}, ana);
    const { rows } = await sql`select from notifications where shopper_id = ${ana.shopperId}`.execute(
      market.ctx.db,
    );
    expect(rows).toEqual([]);
  });
});

describe('the ways a customer chose', () => {
  const mailed = { matter: 'wallet', push: false, mail: true, sms: false } as const;

  test('[MSG-02] the usual until then; afterwards the chosen, and another’s stay as they were', async () => {
    const usual = await market.call('notifications.settings', {}, ana);
    expect(usual.email).toBe(ana.email);
    expect(usual.matters.find(({ matter }) => matter === 'receipt')).toMatchObject({
      push: true,
      mail: true,
    });
    const { settings } = await market.call('notifications.choose', { body: mailed }, ana);
    expect(settings.matters).toContainEqual(mailed);
    expect((await market.call('notifications.settings', {}, bea)).matters).not.toContainEqual(mailed);
  });

  test('[MSG-02] mail goes out once, to who chose it, and not to who did not', async () => {
    await market.call('notifications.choose', { body: mailed }, ana);
    for (const { shopperId } of [ana, bea]) await tell(funded(shopperId, `mail ${shopperId}`));
    await tell(funded(ana.shopperId, `mail ${ana.shopperId}`));
    await market.runJobs();
    await market.runJobs();
    const messages = await sentTo(ana.email);
    expect(messages).toEqual([
      expect.objectContaining({ channel: 'mail', subject: 'Money in your wallet', status: 'sent' }),
    ]);
    expect(messages[0]?.body).toContain('http://market.example/profile?page=wallet');
    expect(await sentTo(bea.email)).toEqual([]);
  });
});

describe('the language', () => {
  const arabic = { kind: 'customer', sessionHash: Buffer.alloc(0) } as const;

  test('[MSG-02] is the shopper’s own: that of the latest doing, and the reader’s in the list', async () => {
    const body = { matter: 'wallet', push: false, mail: true, sms: false } as const;
    await market.call('notifications.choose', { body }, ana);
    const actor = { ...arabic, shopperId: ana.shopperId, customerId: ana.shopperId };
    await tell(funded(ana.shopperId, `ar1 ${ana.shopperId}`), { ...market.ctx, actor, language: 'ar' });
    market.clock.advance(1000);
    await tell(funded(ana.shopperId, `ar2 ${ana.shopperId}`));
    await market.runJobs();
    const subjects = (await sentTo(ana.email)).map(({ subject }) => subject);
    expect(subjects).toEqual(['رصيد جديد في محفظتك', 'رصيد جديد في محفظتك']);
    expect((await read(ana)).notifications[0]?.title).toBe('Money in your wallet');
  });
});

describe('a guest', () => {
  const receipt = async (contact: News['contact'], link?: string) => {
    const { shopperId } = await market.newGuest();
    const params = { number: '1001', store: 'La Parra', amountMinor: 4200 };
    const about = market.ctx.ids.next();
    await tell({ shopperId, kind: 'order_placed', about, params, contact, link });
    await market.runJobs();
  };

  test('[MSG-02] gets mail, with the way to the order, where the order has an address', async () => {
    const email = `${market.ctx.ids.next()}@example.com`;
    await receipt({ email, phone: '+59899111222' }, 'http://market.example/track-order?link=abc');
    const [message, ...others] = await sentTo(email);
    expect(others).toEqual([]);
    expect(message?.body).toContain('La Parra has your order 1001');
    expect(message?.body).toContain('http://market.example/track-order?link=abc');
    expect(await sentTo('+59899111222')).toEqual([]);
  });

  test('[MSG-02] gets a text message where it has only a phone, and nothing where it has neither', async () => {
    await receipt({ email: null, phone: '+59899333444' });
    expect(await sentTo('+59899333444')).toHaveLength(1);
    const before = await market.count('outbox_messages');
    await receipt(undefined);
    expect(await market.count('outbox_messages')).toBe(before);
  });
});

test('[MSG-02] the list tells of what is new as it happens', async () => {
  const gone = new AbortController();
  const { followNotifications } = await import('./listing/follow-notifications.ts');
  const actor = {
    kind: 'customer',
    shopperId: ana.shopperId,
    customerId: ana.shopperId,
    sessionHash: Buffer.alloc(0),
  } as const;
  const stream = followNotifications({ ...market.ctx, actor, signal: gone.signal });
  expect((await stream.next()).value).toEqual({ unread: 0, latest: null });
  const next = stream.next();
  await tell(funded(ana.shopperId, `live ${ana.shopperId}`));
  expect((await next).value).toMatchObject({ unread: 1, latest: { kind: 'wallet_funded' } });
  gone.abort();
  expect((await stream.next()).done).toBe(true);
});

test('[MSG-02] what was told a season ago is forgotten', async () => {
  const { forgetOldNotifications } = await import('./index.ts');
  await tell(funded(ana.shopperId, `old ${ana.shopperId}`));
  await market.runJobs();
  const later = { now: () => market.clock.now() + 91 * 24 * 60 * 60 * 1000 };
  await forgetOldNotifications({ ...market.ctx, clock: later });
  expect((await read(ana)).total_size).toBe(0);
});
