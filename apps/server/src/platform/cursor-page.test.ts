import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { fundWallet } from '../modules/ledger/index.ts';
import { notify } from '../modules/notifications/index.ts';
import { defaultSettings } from '../modules/settings/index.ts';
import { openTestMarket, placeTestOrder, type TestCustomer, type TestMarket } from '../testing/index.ts';
import { inTransaction } from './database/transaction.ts';

let market: TestMarket;
let ana: TestCustomer;
beforeAll(async () => {
  const rewards = { ...defaultSettings.rewards, wallet: true, loyalty: true };
  market = await openTestMarket({ settings: { rewards } });
});
afterAll(() => market.close());
beforeEach(async () => {
  market.clock.set('2026-06-17T15:30:00.000Z');
  ana = await market.newCustomer();
});

interface Page {
  readonly ids: readonly string[];
  readonly total: number;
  readonly next: string | null;
}
interface Asked {
  readonly limit: number;
  readonly offset?: number;
  readonly cursor?: string;
}

const lists = {
  notifications: {
    add: () =>
      inTransaction(market.ctx, (ctx) => {
        const about = ctx.ids.next();
        return notify(ctx, {
          shopperId: ana.shopperId,
          kind: 'wallet_funded',
          about,
          params: { amountMinor: 1 },
        });
      }),
    read: async (query: Asked): Promise<Page> => {
      const { notifications, total_size, next_cursor } = await market.call(
        'notifications.list',
        { query },
        ana,
      );
      return { ids: notifications.map(({ id }) => id), total: total_size, next: next_cursor };
    },
  },
  'entries of the wallet': {
    add: () =>
      fundWallet(market.ctx, {
        customerId: ana.shopperId,
        paymentId: market.ctx.ids.next(),
        amountMinor: 100,
      }),
    read: async (query: Asked): Promise<Page> => {
      const { data, total_size, next_cursor } = await market.call('wallet.transactions', { query }, ana);
      return { ids: data.map((entry) => entry.transaction_id), total: total_size, next: next_cursor };
    },
  },
  orders: {
    add: () => placeTestOrder(market, ana),
    read: async (query: Asked): Promise<Page> => {
      const { orders, total_size, next_cursor } = await market.call('orders.running', { query }, ana);
      return { ids: orders.map(({ id }) => id), total: total_size, next: next_cursor };
    },
  },
} as const;

test.each(Object.keys(lists) as (keyof typeof lists)[])(
  'whoever reads on in a list of %s misses and repeats nothing, whatever has come meanwhile',
  async (name) => {
    const { add, read } = lists[name];
    // Several at the same instant: the time alone does not say where a page ends.
    for (let count = 0; count < 5; count += 1) {
      if (count % 2 === 0) market.clock.advance(1000);
      await add();
    }
    const all = await read({ limit: 100 });
    expect([all.ids.length, all.total, all.next]).toEqual([5, 5, null]);
    const first = await read({ limit: 2 });
    await add();
    const repeated = await read({ limit: 2, offset: 2 });
    expect(repeated.ids[0]).toBe(first.ids[1]);
    const second = await read({ limit: 2, cursor: first.next ?? '' });
    const third = await read({ limit: 2, cursor: second.next ?? '' });
    expect([...first.ids, ...second.ids, ...third.ids]).toEqual(all.ids);
    expect([third.total, third.next]).toEqual([6, null]);
  },
);

test.each(Object.keys(lists) as (keyof typeof lists)[])(
  'a last page of %s that is just full has no next one: another was asked for, and was empty',
  async (name) => {
    const { add, read } = lists[name];
    await add();
    await add();
    expect((await read({ limit: 2 })).next).toBeNull();
    const { next } = await read({ limit: 1 });
    expect((await read({ limit: 1, cursor: next ?? '' })).next).toBeNull();
    expect((await read({ limit: 1, offset: 2 })).next).toBeNull();
  },
);

test('points are read on in the same way', async () => {
  const query = { limit: 2, cursor: market.ctx.ids.next() };
  expect(await market.call('loyalty.transactions', { query }, ana)).toMatchObject({
    data: [],
    next_cursor: null,
  });
});
