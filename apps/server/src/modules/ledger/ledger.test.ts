import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openTestMarket, type TestCustomer, type TestMarket } from '../../testing/index.ts';
import { payFromWallet, post, returnToWallet } from './index.ts';
import { anOrder, balanceOf, fund, within, wrongBooks } from './books.fixture.ts';
import { everyReward } from './rewards.fixture.ts';

let market: TestMarket;
let ana: TestCustomer;
beforeAll(async () => {
  market = await openTestMarket({ settings: { rewards: everyReward }, connections: 16 });
});
afterAll(() => market.close());
beforeEach(async () => {
  ana = await market.newCustomer();
});

const id = () => market.ctx.ids.next();
const wallet = (ownerId: string) => ({ kind: 'wallet', ownerId }) as const;
const pay = (orderId: string, amountMinor: number, customerId = ana.shopperId) =>
  within(market, (ctx) =>
    payFromWallet(ctx, { customerId, orderId, amountMinor, kind: 'order_place', paidMinor: 0 }),
  );
const giveBack = (orderId: string, amountMinor: number) =>
  within(market, (ctx) =>
    returnToWallet(ctx, { customerId: ana.shopperId, orderId, amountMinor, kind: 'order_refund' }),
  );
const succeeded = (outcomes: readonly PromiseSettledResult<unknown>[]) =>
  outcomes.filter(({ status }) => status === 'fulfilled').length;

describe('what the database keeps by itself', () => {
  const insert = (statements: string) => sql.raw(`do $$ begin ${statements} end $$`).execute(market.ctx.db);
  const transaction = (of: string) =>
    `insert into ledger_transactions (id, kind, key, created_at) values ('${of}', 'add_fund', '${of}', now());`;
  const posting = (of: string, account: string, amount: number) =>
    `insert into ledger_postings values ('${of}', '${account}', ${amount}, null, now());`;

  test('a transaction sums to zero in money and in points, and moves something', async () => {
    const [one, two, three] = [id(), id(), id()];
    await expect(
      insert(transaction(one) + posting(one, 'gateways', -5) + posting(one, 'cash', 4)),
    ).rejects.toThrow(/does not sum to zero/);
    await expect(
      insert(transaction(two) + posting(two, 'gateways', -5) + posting(two, 'points_issued', 5)),
    ).rejects.toThrow(/does not sum to zero/);
    await expect(insert(transaction(three))).rejects.toThrow(/moves nothing/);
    expect(await wrongBooks(market)).toEqual([]);
  });

  test('nothing is added to a transaction that stands, and nothing in it is changed', async () => {
    await fund(market, ana.shopperId, 500);
    const { rows } = await sql<{
      id: string;
    }>`select transaction_id as id from ledger_postings limit 1`.execute(market.ctx.db);
    const of = rows[0]?.id ?? '';
    await expect(insert(posting(of, 'cash', 5))).rejects.toThrow(/does not sum to zero/);
    await expect(
      insert(`update ledger_postings set amount = 1 where transaction_id = '${of}';`),
    ).rejects.toThrow(/final/);
    await expect(insert(`delete from ledger_transactions where id = '${of}';`)).rejects.toThrow(/final/);
  });

  test('a balance moves by postings alone, and never below zero', async () => {
    await fund(market, ana.shopperId, 500);
    const account = `wallet:${ana.shopperId}`;
    await expect(insert(`update ledger_accounts set balance = 900 where id = '${account}';`)).rejects.toThrow(
      /by postings alone/,
    );
    const of = id();
    await expect(
      insert(transaction(of) + posting(of, account, -501) + posting(of, 'orders', 501)),
    ).rejects.toThrow(/ledger_never_negative/);
    expect(await balanceOf(market, ana.shopperId)).toBe(500);
  });
});

describe('paying from a wallet', () => {
  test('takes what it holds and refuses what it does not, saying how much there is', async () => {
    await fund(market, ana.shopperId, 500);
    const [first, second] = [await anOrder(market, ana.shopperId), await anOrder(market, ana.shopperId)];
    await pay(first, 300);
    await expect(pay(second, 201)).rejects.toMatchObject({
      parts: [{ code: 'wallet_balance_low', params: { balance: '$2.00' } }],
    });
    expect(await balanceOf(market, ana.shopperId)).toBe(200);
  });

  test('[CHK-07] the same payment again is one; after a return it may be paid anew', async () => {
    await fund(market, ana.shopperId, 1000);
    const order = await anOrder(market, ana.shopperId);
    await pay(order, 400);
    await pay(order, 400);
    expect(await balanceOf(market, ana.shopperId)).toBe(600);
    await giveBack(order, 400);
    await giveBack(order, 400);
    expect(await balanceOf(market, ana.shopperId)).toBe(1000);
    await pay(order, 250);
    expect(await balanceOf(market, ana.shopperId)).toBe(750);
    await giveBack(order, 250);
    expect(await balanceOf(market, ana.shopperId)).toBe(1000);
  });

  test('another amount for what is paid is a fault, not a gift', async () => {
    await fund(market, ana.shopperId, 1000);
    const order = await anOrder(market, ana.shopperId);
    await pay(order, 400);
    await expect(pay(order, 900)).rejects.toThrow(/another amount/);
    expect(await balanceOf(market, ana.shopperId)).toBe(600);
  });

  test('thirty orders at once spend what is there and no more', async () => {
    await fund(market, ana.shopperId, 1000);
    const orders = await Promise.all(Array.from({ length: 30 }, () => anOrder(market, ana.shopperId)));
    const outcomes = await Promise.allSettled(orders.map((order) => pay(order, 90)));
    expect(succeeded(outcomes)).toBe(11);
    for (const outcome of outcomes)
      if (outcome.status === 'rejected')
        expect(outcome.reason).toMatchObject({ parts: [{ code: 'wallet_balance_low' }] });
    expect(await balanceOf(market, ana.shopperId)).toBe(10);
    expect(await wrongBooks(market)).toEqual([]);
  });

  test('what goes wrong after it undoes it, at whichever step', async () => {
    await fund(market, ana.shopperId, 1000);
    const order = await anOrder(market, ana.shopperId);
    const payment = { customerId: ana.shopperId, orderId: order, amountMinor: 400 };
    for (const stepsDone of [1, 2, 3]) {
      const killed = within(market, async (ctx) => {
        await payFromWallet(ctx, { ...payment, kind: 'order_place', paidMinor: 0 });
        if (stepsDone > 1) await returnToWallet(ctx, { ...payment, kind: 'order_refund' });
        if (stepsDone > 2)
          await payFromWallet(ctx, { ...payment, amountMinor: 900, kind: 'order_place', paidMinor: 0 });
        throw new Error('killed');
      });
      await expect(killed).rejects.toThrow('killed');
      expect(await balanceOf(market, ana.shopperId)).toBe(1000);
    }
    await pay(order, 400);
    expect(await balanceOf(market, ana.shopperId)).toBe(600);
    expect(await wrongBooks(market)).toEqual([]);
  });

  test('twenty times the same at once is once', async () => {
    await fund(market, ana.shopperId, 1000);
    const order = await anOrder(market, ana.shopperId);
    const outcomes = await Promise.allSettled(Array.from({ length: 20 }, () => pay(order, 300)));
    expect(succeeded(outcomes)).toBe(20);
    expect(await balanceOf(market, ana.shopperId)).toBe(700);
  });
});

describe('a storm', () => {
  interface Step {
    readonly from: number;
    readonly to: number;
    readonly amountMinor: number;
    readonly key: string;
  }
  // A seeded generator, so that a failing sequence can be repeated.
  function stepsOf(seed: number, people: number): Step[] {
    let state = seed;
    const next = (below: number) => {
      state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
      return Math.floor((state / 2 ** 32) * below);
    };
    return Array.from({ length: 60 }, () => {
      const from = next(people);
      return {
        from,
        to: (from + 1 + next(people - 1)) % people,
        amountMinor: 1 + next(400),
        key: `storm:${seed}:${next(45)}`,
      };
    });
  }

  test.each([1, 2, 3, 4, 5])(
    'of transfers in all directions, some twice, leaves the books right (seed %i)',
    async (seed) => {
      const people = await Promise.all(Array.from({ length: 4 }, () => market.newCustomer()));
      for (const { shopperId } of people) await fund(market, shopperId, 1000);
      const ownerOf = (index: number) => wallet(people[index]?.shopperId ?? '');
      const outcomes = await Promise.allSettled(
        stepsOf(seed, people.length).map(({ from, to, amountMinor, key }) =>
          post(market.ctx, {
            kind: 'cashback',
            key,
            postings: [
              { account: ownerOf(from), amountMinor: -amountMinor },
              { account: ownerOf(to), amountMinor },
            ],
          }),
        ),
      );
      for (const outcome of outcomes)
        if (outcome.status === 'rejected')
          expect(outcome.reason).toMatchObject({ parts: [{ code: 'wallet_balance_low' }] });
      const balances = await Promise.all(people.map(({ shopperId }) => balanceOf(market, shopperId)));
      expect(balances.reduce((sum, balance) => sum + balance, 0)).toBe(4000);
      expect(await wrongBooks(market)).toEqual([]);
      const { rows } = await sql<{ count: number }>`select count(*) as count from ledger_transactions
      where key like ${`storm:${seed}:%`}`.execute(market.ctx.db);
      expect(rows[0]?.count).toBeLessThanOrEqual(45);
    },
  );
});
