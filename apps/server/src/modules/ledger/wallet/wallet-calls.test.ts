import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { decideMarket, openTestMarket, type TestCustomer, type TestMarket } from '../../../testing/index.ts';
import { anOrder, balanceOf, fund, givePoints, topUpsOf, within, wrongBooks } from '../books.fixture.ts';
import { fundArrived, payFromWallet, returnToWallet, writeGifts } from '../index.ts';
import { bonus, everyReward } from '../rewards.fixture.ts';

let market: TestMarket;
let plain: TestMarket;
let ana: TestCustomer;
beforeAll(async () => {
  market = await openTestMarket({ settings: { rewards: everyReward, sandboxPayments: true } });
  plain = await openTestMarket();
});
afterAll(async () => {
  await market.close();
  await plain.close();
});
beforeEach(async () => {
  market.clock.advance(61_000);
  ana = await market.newCustomer();
});

const topUp = (body: object, caller: object = ana) => market.call('wallet.addFund', { body }, caller);
const history = (query: object = {}, caller: object = ana) =>
  market.call('wallet.transactions', { query }, caller);

describe('adding money', () => {
  test('[PROF-04] answers where to pay; the money arrives once, when the payment is confirmed', async () => {
    const { redirect_link: link } = await topUp({
      amount: 25,
      payment_method: 'sandbox',
      callback: 'http://market.example/profile?page=wallet',
      payment_platform: 'web',
    });
    expect(link).toMatch(/^http:\/\/market\.example\/pay\//);
    expect(await balanceOf(market, ana.shopperId)).toBe(0);
    const [subjectId = ''] = await topUpsOf(market, ana.shopperId);
    const arrival = { subjectId, paymentId: market.ctx.ids.next(), amountMinor: 2500 };
    await Promise.all([1, 2, 3].map(() => within(market, (ctx) => fundArrived(ctx, arrival))));
    expect(await balanceOf(market, ana.shopperId)).toBe(2500);
  });

  test('who says nowhere of this market to come back to comes back to the wallet', async () => {
    const pay = { amount: 25, payment_method: 'sandbox' };
    const returnPath = async (callback?: string) => {
      const { redirect_link: link } = await topUp({ ...pay, callback });
      const [, payment_id = ''] = /pay\/([0-9a-f-]+)/.exec(link) ?? [];
      return (await market.call('payments.state', { query: { payment_id } }, ana)).return_path;
    };
    expect(await returnPath('http://market.example/profile?page=wallet')).toBe('/profile?page=wallet');
    expect(await returnPath('javascript:alert(1)')).toBe('/wallet');
    expect(await returnPath()).toBe('/wallet');
  });

  test('[PROF-04] asks for an amount and a method, in these words', async () => {
    const refusal = await market.refused('wallet.addFund', { body: { amount: 0 } }, ana);
    expect(refusal.status).toBe(422);
    expect(refusal.body.errors).toEqual([
      { code: 'amount_required', field: 'amount', message: 'Please Enter amount' },
      { code: 'payment_method_required', field: 'payment_method', message: 'Payment method is required' },
    ]);
    const below = await market.refused(
      'wallet.addFund',
      { body: { amount: -5, payment_method: 'sandbox' } },
      ana,
    );
    expect([below.status, below.body.message]).toEqual([422, 'Please Enter amount']);
    for (const payment_method of ['wallet', 'cash_on_delivery', 'pigeon'])
      expect(
        (await market.refused('wallet.addFund', { body: { amount: 5, payment_method } }, ana)).code,
      ).toBe('payment_method_off');
    expect(await topUpsOf(market, ana.shopperId)).toEqual([]);
  });

  test('an amount finer than the currency’s smallest unit is refused, not rounded: nobody pays 12.35 for 12.345', async () => {
    const pay = { payment_method: 'sandbox', payment_platform: 'web' };
    const finer = await market.refused('wallet.addFund', { body: { amount: 12.345, ...pay } }, ana);
    expect([finer.status, finer.code]).toEqual([400, 'malformed']);
    expect(await topUpsOf(market, ana.shopperId)).toEqual([]);
  });

  test('the best bonus that runs comes with it, and the entry says how much it was', async () => {
    await writeGifts(market.ctx, {
      bonuses: [
        bonus(market, {
          bonus_type: 'percent',
          bonus_amount: 10,
          minimum_add_minor: 1000,
          maximum_bonus_minor: 300,
        }),
        bonus(market, { bonus_type: 'amount', bonus_amount: 150, minimum_add_minor: 1000 }),
        bonus(market, { bonus_type: 'amount', bonus_amount: 9000, active: false }),
      ],
      cashbacks: [],
    });
    expect(await market.call('wallet.bonuses', {}, ana)).toHaveLength(2);
    await fund(market, ana.shopperId, 999);
    await fund(market, ana.shopperId, 1000);
    await fund(market, ana.shopperId, 9000);
    const { data, wallet_balance } = await history();
    expect(data.map(({ credit, admin_bonus }) => [credit, admin_bonus])).toEqual(
      expect.arrayContaining([
        [93, 3],
        [11.5, 1.5],
        [9.99, 0],
      ]),
    );
    expect(wallet_balance).toBe(114.49);
  });
});

describe('history', () => {
  test('[PROF-04] the latest first, with the balance at each entry; of one kind where it is named', async () => {
    await fund(market, ana.shopperId, 900);
    market.clock.advance(1000);
    const orderId = await anOrder(market, ana.shopperId);
    const customerId = ana.shopperId;
    await within(market, (ctx) =>
      payFromWallet(ctx, { customerId, orderId, amountMinor: 400, kind: 'partial_payment', paidMinor: 0 }),
    );
    market.clock.advance(1000);
    await within(market, (ctx) =>
      returnToWallet(ctx, { customerId, orderId, amountMinor: 400, kind: 'order_refund' }),
    );
    const { data, total_size, wallet_balance } = await history();
    expect({ total_size, wallet_balance }).toEqual({ total_size: 3, wallet_balance: 9 });
    expect(data).toMatchObject([
      { transaction_type: 'order_refund', credit: 4, debit: 0, balance: 9, order_id: orderId },
      { transaction_type: 'partial_payment', credit: 0, debit: 4, balance: 5, order_id: orderId },
      { transaction_type: 'add_fund', credit: 9, debit: 0, balance: 9, order_id: null },
    ]);
    expect((await history({ type: 'order_refund' })).data).toHaveLength(1);
    expect((await history({ type: 'cashback' })).data).toEqual([]);
    expect((await history({ limit: 1, offset: 2 })).data).toMatchObject([
      { transaction_type: 'partial_payment' },
    ]);
  });

  test('belongs to one customer alone, and the profile shows its figures', async () => {
    await fund(market, ana.shopperId, 900);
    await givePoints(market, ana.shopperId, 7);
    const other = await market.newCustomer();
    expect(await history({}, other)).toMatchObject({ total_size: 0, wallet_balance: 0, data: [] });
    const profile = await market.call('accounts.info', {}, ana);
    expect(profile).toMatchObject({ wallet_balance: 9, loyalty_point: 7 });
    expect(profile.ref_code).toMatch(/^[A-HJ-NP-Z2-9]{10}$/);
    const { records } = await market.call('accounts.export', {}, ana);
    expect(records.wallet).toHaveLength(2);
  });
});

describe('points', () => {
  const exchange = (point: number) => market.call('loyalty.transfer', { body: { point } }, ana);

  test('[PROF-05] become money, and say so', async () => {
    await givePoints(market, ana.shopperId, 150);
    market.clock.advance(1000);
    expect(await exchange(100)).toEqual({
      message: 'Point to wallet transfer successfully.',
      wallet_balance: 5,
      loyalty_point: 50,
    });
    const { data } = await market.call('loyalty.transactions', {}, ana);
    expect(data).toMatchObject([
      { transaction_type: 'point_to_wallet', debit: 100, balance: 50 },
      { transaction_type: 'order_place', credit: 150, balance: 150 },
    ]);
    expect((await history({ type: 'loyalty_point' })).data).toMatchObject([{ credit: 5, balance: 5 }]);
  });

  test('are refused below the minimum and beyond what there is', async () => {
    await givePoints(market, ana.shopperId, 40);
    for (const body of [{ point: 0 }, { point: -50 }, {}])
      expect((await market.refused('loyalty.transfer', { body }, ana)).code).toBe('points_minimum');
    expect((await market.refused('loyalty.transfer', { body: { point: 9 } }, ana)).body.message).toBe(
      'At least 10 points can be exchanged.',
    );
    expect((await market.refused('loyalty.transfer', { body: { point: 41 } }, ana)).body.message).toBe(
      'You have 40 points.',
    );
  });

  test('at once from many devices are spent once', async () => {
    await givePoints(market, ana.shopperId, 100);
    const outcomes = await Promise.allSettled(Array.from({ length: 12 }, () => exchange(30)));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
    expect(await balanceOf(market, ana.shopperId)).toBe(450);
    expect(await wrongBooks(market)).toEqual([]);
  });
});

test('[NAV-09] where the market has no wallets and no points, nobody is shown any', async () => {
  const caller = await plain.newCustomer();
  const refused = async (call: Parameters<TestMarket['refused']>[0], input: object = {}) =>
    (await plain.refused(call, input, caller)).code;
  expect(await refused('wallet.transactions')).toBe('wallet_off');
  expect(await refused('wallet.addFund', { body: { amount: 5, payment_method: 'sandbox' } })).toBe(
    'wallet_off',
  );
  expect(await refused('loyalty.transactions')).toBe('loyalty_off');
  expect(await refused('loyalty.transfer', { body: { point: 50 } })).toBe('wallet_off');
  expect(await plain.call('wallet.bonuses', {}, caller)).toEqual([]);
  expect(await plain.call('cashback.list', {})).toEqual([]);
  expect(await plain.call('cashback.get', { query: { amount: 500 } }, caller)).toEqual({ cashback: null });
  expect(await plain.call('settings.config', {})).toMatchObject({
    customer_wallet_status: 0,
    loyalty_point_status: 0,
    ref_earning_status: 0,
  });
});

test('[PROF-05] where points are switched off, nobody exchanges any', async () => {
  await decideMarket(plain.ctx, { rewards: { ...everyReward, loyalty: false } });
  const caller = await plain.newCustomer();
  const exchange = await plain.refused('loyalty.transfer', { body: { point: 50 } }, caller);
  expect(exchange).toMatchObject({ status: 422, code: 'loyalty_off' });
});
