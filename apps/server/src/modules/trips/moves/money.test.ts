import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  bookTestTrip,
  type Caller,
  decideMarket,
  latestWaiting,
  rental,
  type TestBooking,
  waitForLocks,
} from '../../../testing/index.ts';
import { demoTransfer, reportTransfer } from '../../../testing/contract/transfer-samples.ts';
import { defaultSettings } from '../../settings/index.ts';
import { type Hire, openHire } from '../trips.fixture.ts';

let hire: Hire;
beforeAll(async () => {
  hire = await openHire({ settings: { offlineMethods: [demoTransfer] } });
});
afterAll(() => hire.market.close());
beforeEach(() => hire.startOver());

/** Every transaction of the books sums to zero, whatever was changed or cancelled. */
afterEach(async () => {
  const { rows } = await sql`select posting.transaction_id from ledger_postings posting
    join ledger_accounts account on account.id = posting.account_id
    group by posting.transaction_id, account.unit having sum(posting.amount) <> 0`.execute(
    hire.market.ctx.db,
  );
  expect(rows).toEqual([]);
});

// 4 hours of a compact: 40.00 and 22% tax.
const totalMinor = 4880;
type Parts = Required<TestBooking>;
const bookWith = (caller: Caller, change: Parts['change'], trip: Parts['trip'] = {}) =>
  bookTestTrip(hire.market, caller, { change, trip });
const cancel = (trip_id: string, caller: Caller) =>
  hire.market.call('trips.cancel', { body: { trip_id } }, caller);
const refunds = async (tripId: string) => {
  const { rows } = await sql<{ amount: number }>`
    select r.amount_minor::int as amount from payment_refunds r join payments p on p.id = r.payment_id
    where p.subject_id = ${tripId} order by r.created_at, r.id`.execute(hire.market.ctx.db);
  return rows.map(({ amount }) => amount);
};
const quoteChange = (trip_id: string, estimated_hours: number, caller: Caller) =>
  hire.market.call('trips.changeQuote', { body: { trip_id, estimated_hours } }, caller);
async function change(trip_id: string, estimated_hours: number, caller: Caller) {
  const { bill } = await quoteChange(trip_id, estimated_hours, caller);
  const body = { trip_id, estimated_hours, trip_amount: bill.trip_amount };
  return (await hire.market.call('trips.change', { body }, caller)).trip;
}
const pay = (trip_id: string, payment_method: string, caller: Caller, more: object = {}) =>
  hire.market.call('trips.pay', { body: { trip_id, payment_method, ...more } }, caller);
const staff = (id: 'ops.confirmTrip' | 'ops.startTrip' | 'ops.completeTrip', tripId: string) =>
  hire.market.call(id, { params: { id: tripId } }, hire.wheels);

describe('[RENT-16] [PROF-04] from the wallet', () => {
  test('whole: paid at once, back when it is cancelled, once', async () => {
    const ana = await hire.newCustomer(10_000);
    hire.market.clock.advance(1000);
    const { trip_id, due_amount } = await bookWith(ana, { payment_method: 'wallet' });
    expect(due_amount).toBe(0);
    expect(await hire.balance(`wallet:${ana.shopperId}`)).toBe(10_000 - totalMinor);
    const { data } = await hire.market.call('wallet.transactions', {}, ana);
    expect(data[0]).toMatchObject({ transaction_type: 'trip_booking', trip_id });
    // Of one instant, either could stand first.
    hire.market.clock.advance(1000);
    const { trip } = await cancel(trip_id, ana);
    expect(trip).toMatchObject({ trip_status: 'canceled', due_amount: 0, refunded_amount: 48.8 });
    expect(trip.ended).toMatchObject({ by: 'shopper' });
    const [back] = (await hire.market.call('wallet.transactions', {}, ana)).data;
    expect(back).toMatchObject({ transaction_type: 'order_refund', trip_id });
    expect(await hire.balance(`wallet:${ana.shopperId}`)).toBe(10_000);
    expect(await hire.held(trip_id)).toBe(0);
  });

  test('in part, the rest by a gateway, both back when the provider cancels', async () => {
    const ana = await hire.newCustomer(1000);
    const paid = { payment_method: 'sandbox', partial_payment: true };
    // The wallet was shown with more than it holds by now.
    const joao = await hire.newCustomer(1000);
    await expect(bookWith(joao, { ...paid, wallet_amount: 25 })).rejects.toMatchObject({
      code: 'wallet_part_changed',
      body: { wallet_amount: 10 },
    });
    const { trip_id, redirect_link, due_amount } = await bookWith(ana, { ...paid, wallet_amount: 10 });
    expect(due_amount).toBe(38.8);
    await hire.pay(redirect_link);
    expect(await hire.details(trip_id, ana)).toMatchObject({ payment_status: 'paid', payment_due_at: null });
    const body = { reason: 'Broken down' };
    const canceled = await hire.market.call('ops.cancelTrip', { params: { id: trip_id }, body }, hire.wheels);
    expect(canceled).toMatchObject({ message: 'The trip is cancelled.', trip: { refunded_amount: 48.8 } });
    expect(await refunds(trip_id)).toEqual([3880]);
    expect(await hire.balance(`wallet:${ana.shopperId}`)).toBe(1000);
    expect((await hire.details(trip_id, ana)).ended).toMatchObject({ by: 'provider', reason: 'Broken down' });
  });
});

describe('[CHK-07] [RENT-16] a gateway is awaited for fifteen minutes', () => {
  test('nobody pays: payment_failed, units free, wallet part back', async () => {
    const ana = await hire.newCustomer(1000);
    const paid = { payment_method: 'sandbox', partial_payment: true };
    const { trip_id, payment_due_at } = await bookWith(ana, paid);
    expect(payment_due_at).toBe('2026-06-17T12:15:00.000Z');
    const confirm = { params: { id: trip_id } };
    const refusal = await hire.market.refused('ops.confirmTrip', confirm, hire.wheels);
    expect([refusal.code, refusal.message]).toEqual([
      'trip_awaiting_payment',
      'This trip is waiting for its payment.',
    ]);
    expect(
      (await hire.market.call('ops.trips', { query: {} }, hire.wheels)).trips.map(({ id }) => id),
    ).not.toContain(trip_id);
    const all = await hire.market.call('ops.trips', { query: {} }, hire.operator);
    expect(all.trips.map(({ id }) => id)).toContain(trip_id);
    hire.market.clock.advance(15 * 60_000);
    expect(
      (await hire.market.refused('trips.pay', { body: { trip_id, payment_method: 'sandbox' } }, ana)).code,
    ).toBe('payment_over');
    await hire.market.runJobs();
    const trip = await hire.details(trip_id, ana);
    expect(trip).toMatchObject({ trip_status: 'payment_failed', due_amount: 0, refunded_amount: 10 });
    expect(trip.ended).toMatchObject({ by: 'system' });
    const [told] = (await hire.market.call('notifications.list', {}, ana)).notifications;
    expect(told?.description).toMatch(/released\. What you paid will be returned to you\.$/);
    expect(await hire.held(trip_id)).toBe(0);
    expect(await hire.balance(`wallet:${ana.shopperId}`)).toBe(1000);
    expect(
      (await hire.market.refused('trips.pay', { body: { trip_id, payment_method: 'sandbox' } }, ana)).code,
    ).toBe('status_conflict');
    // Its shopper may put it away.
    expect((await cancel(trip_id, ana)).trip.trip_status).toBe('canceled');
    expect(await hire.balance(`wallet:${ana.shopperId}`)).toBe(1000);
  });

  test('a transfer that its shopper has reported is told to be checked: the trip asked for the money again', async () => {
    const ana = await hire.newCustomer();
    const { trip_id, redirect_link } = await bookWith(ana, { payment_method: 'offline_payment' });
    const isReviewing = async () => {
      const running = { params: { type: 'running' }, query: {} } as const;
      const { trips } = await hire.market.call('trips.list', running, ana);
      expect(trips).toHaveLength(1);
      return [(await hire.details(trip_id, ana)).payment_reviewing, trips[0]?.payment_reviewing];
    };
    expect(await isReviewing()).toEqual([false, false]);
    const id = await reportTransfer(hire.market, ana, redirect_link);
    expect(await isReviewing()).toEqual([true, true]);
    const body = { decision: 'confirm' } as const;
    await hire.market.call('ops.decidePayment', { params: { id }, body }, hire.operator);
    expect(await hire.details(trip_id, ana)).toMatchObject({ due_amount: 0, payment_reviewing: false });
  });

  test('a transfer for a trip that was booked for cash is told, too: its page asked for the money again, in cash', async () => {
    const ana = await hire.newCustomer();
    const { trip_id } = await bookWith(ana, {});
    const { redirect_link } = await pay(trip_id, 'offline_payment', ana);
    expect(await hire.details(trip_id, ana)).toMatchObject({ payment_reviewing: false });
    await reportTransfer(hire.market, ana, redirect_link);
    expect(await hire.details(trip_id, ana)).toMatchObject({ due_amount: 48.8, payment_reviewing: true });
  });

  test('a whole address to come back to is read as its path on this market', async () => {
    const ana = await hire.newCustomer(0);
    const paid = { payment_method: 'sandbox', callback: 'https://market.example/my-trips?from=pay' };
    const { redirect_link } = await bookWith(ana, paid);
    const [, payment_id = ''] = /pay\/([0-9a-f-]+)/.exec(redirect_link ?? '') ?? [];
    const { return_path } = await hire.market.call('payments.state', { query: { payment_id } }, ana);
    expect(return_path).toBe('/my-trips?from=pay');
  });

  test('money that comes after a cancellation goes back', async () => {
    const guest = await hire.newGuest();
    const { trip_id, redirect_link } = await bookWith(guest, { payment_method: 'sandbox' });
    const url = new URL(redirect_link ?? '');
    const [, paymentId = ''] = /pay\/([0-9a-f-]+)/.exec(url.pathname) ?? [];
    await cancel(trip_id, guest);
    const { rows } = await sql<{ state: string }>`select state from payments where id = ${paymentId}`.execute(
      hire.market.ctx.db,
    );
    expect(rows).toEqual([{ state: 'replaced' }]);
    expect(await hire.held(trip_id)).toBe(0);
  });

  test('another way while it waits: cash, and the old payment is none', async () => {
    const guest = await hire.newGuest();
    const { trip_id } = await bookWith(guest, { payment_method: 'sandbox' });
    hire.market.clock.advance(10 * 60_000);
    const again = await pay(trip_id, 'sandbox', guest);
    expect(again.payment_due_at).toBe('2026-06-17T12:15:00.000Z');
    expect(await pay(trip_id, 'cash_on_delivery', guest)).toMatchObject({
      redirect_link: null,
      payment_due_at: null,
    });
    hire.market.clock.advance(20 * 60_000);
    await hire.market.runJobs();
    expect(await hire.details(trip_id, guest)).toMatchObject({
      trip_status: 'pending',
      payment_method: 'cash_on_delivery',
      due_amount: 48.8,
    });
    expect(await hire.held(trip_id)).toBe(1);
  });
});

test('a trip that waits for its money no more, as it is paid in cash or from the wallet instead, is told to be booked, once: the last that was said of it was how long it waits', async () => {
  for (const method of ['cash_on_delivery', 'wallet']) {
    const ana = await hire.newCustomer(10_000);
    const { trip_id } = await bookWith(ana, { payment_method: 'sandbox' });
    const kinds = async () => {
      const { notifications } = await hire.market.call('notifications.list', {}, ana);
      return notifications.map(({ kind }) => kind).filter((kind) => kind !== 'wallet_funded');
    };
    expect(await kinds()).toEqual(['payment_waiting']);
    hire.market.clock.advance(1000);
    await pay(trip_id, 'sandbox', ana);
    expect(await kinds()).toEqual(['payment_waiting']);
    await pay(trip_id, method, ana);
    expect(await kinds()).toEqual(['trip_booked', 'payment_waiting']);
  }
});

describe('[RENT-16] a trip that stands is paid another way', () => {
  test('a cash trip by a gateway: a try holds nothing, and money makes it paid', async () => {
    const guest = await hire.newGuest();
    const { trip_id } = await bookWith(guest, {});
    const first = await pay(trip_id, 'sandbox', guest);
    expect(first.payment_due_at).toBeNull();
    hire.market.clock.advance(60 * 60_000);
    await hire.market.runJobs();
    expect(await hire.details(trip_id, guest)).toMatchObject({
      trip_status: 'pending',
      payment_method: 'cash_on_delivery',
    });
    await hire.pay((await pay(trip_id, 'sandbox', guest)).redirect_link);
    expect(await hire.details(trip_id, guest)).toMatchObject({
      payment_method: 'sandbox',
      payment_status: 'paid',
      due_amount: 0,
    });
    const body = { trip_id, payment_method: 'sandbox' };
    expect((await hire.market.refused('trips.pay', { body }, guest)).code).toBe('trip_nothing_due');
    for (const id of ['ops.confirmTrip', 'ops.startTrip', 'ops.completeTrip'] as const)
      await staff(id, trip_id);
    expect(await hire.balance('cash')).toBe(0);
  });

  test('refusals: a method that is off, a wallet that holds too little, cash over its limit', async () => {
    const ana = await hire.newCustomer();
    const { trip_id } = await bookWith(ana, {});
    const code = async (payment_method: string) =>
      (await hire.market.refused('trips.pay', { body: { trip_id, payment_method } }, ana)).code;
    expect(await code('stripe')).toBe('payment_method_off');
    expect(await code('wallet')).toBe('wallet_balance_low');
    const shown = { trip_id, payment_method: 'sandbox', partial_payment: true, wallet_amount: 5 };
    expect((await hire.market.refused('trips.pay', { body: shown }, ana)).code).toBe('wallet_part_changed');
    await decideMarket(hire.market.ctx, { cashMaximumMinor: 100 });
    expect(await code('cash_on_delivery')).toBe('cash_limit');
    await decideMarket(hire.market.ctx, { cashMaximumMinor: null });
  });

  test('what is due when the vehicles are back is taken in cash', async () => {
    const before = await hire.balance('cash');
    const guest = await hire.newGuest();
    const { trip_id } = await bookWith(guest, {});
    for (const id of ['ops.confirmTrip', 'ops.startTrip', 'ops.completeTrip'] as const)
      await staff(id, trip_id);
    expect(await hire.details(trip_id, guest)).toMatchObject({ payment_status: 'paid', due_amount: 0 });
    expect(before - (await hire.balance('cash'))).toBe(totalMinor);
  });
});

describe('[RENT-16] [RENT-09] longer or shorter', () => {
  test('longer: dearer by the same price function, the difference is due and paid from the wallet', async () => {
    const ana = await hire.newCustomer(20_000);
    const { trip_id } = await bookWith(ana, { payment_method: 'wallet' });
    const quoted = await quoteChange(trip_id, 6, ana);
    expect(quoted).toMatchObject({ difference: 24.4, ends_at: '2026-06-17T18:00:00.000Z' });
    const trip = await change(trip_id, 6, ana);
    expect(trip).toMatchObject({
      estimated_hours: 6,
      ends_at: '2026-06-17T18:00:00.000Z',
      trip_amount: 73.2,
      due_amount: 24.4,
      payment_status: 'partially_paid',
      timeline: [{ status: 'pending' }],
      lines: [{ gross_price: 60 }],
    });
    await pay(trip_id, 'wallet', ana);
    expect(await hire.balance(`wallet:${ana.shopperId}`)).toBe(20_000 - 7320);
    await cancel(trip_id, ana);
    expect(await hire.balance(`wallet:${ana.shopperId}`)).toBe(20_000);
  });

  test('the same change asked for twice is made once: each was written down and told as one more', async () => {
    const ana = await hire.newCustomer(20_000);
    const { trip_id } = await bookWith(ana, { payment_method: 'wallet' });
    const told = async () =>
      (await hire.market.call('notifications.list', {}, ana)).notifications.filter(
        ({ kind }) => kind === 'trip_changed',
      );
    await change(trip_id, 6, ana);
    const once = await hire.details(trip_id, ana);
    expect(await change(trip_id, 6, ana)).toEqual(once);
    const { rows } =
      await sql`select detail from trip_events where trip_id = ${trip_id} and detail like '% → %'`.execute(
        hire.market.ctx.db,
      );
    expect(rows).toEqual([{ detail: '4 h → 6 h' }]);
    expect(await told()).toHaveLength(1);
  });

  test('longer, paid twice by the gateway; shorter, and the latest payment gives back first', async () => {
    const guest = await hire.newGuest();
    const { trip_id, redirect_link } = await bookWith(guest, { payment_method: 'sandbox' });
    await hire.pay(redirect_link);
    hire.market.clock.advance(60 * 60_000);
    await change(trip_id, 6, guest);
    await hire.pay((await pay(trip_id, 'sandbox', guest)).redirect_link);
    expect(await hire.details(trip_id, guest)).toMatchObject({ payment_status: 'paid', due_amount: 0 });
    hire.market.clock.advance(1000);
    const shorter = await change(trip_id, 3, guest);
    expect(shorter).toMatchObject({ trip_amount: 36.6, refunded_amount: 36.6, payment_status: 'paid' });
    expect((await refunds(trip_id)).sort()).toEqual([1220, 2440]);
    const body = { reason: 'Storm' };
    await hire.market.call('ops.cancelTrip', { params: { id: trip_id }, body }, hire.operator);
    expect((await refunds(trip_id)).reduce((sum, one) => sum + one, 0)).toBe(7320);
  });

  test('[CHK-02] below a coupon’s minimum it is priced without it, and with it again above: it had kept what a longer trip was given', async () => {
    const title = { en: 'Ten off', ar: '', nl: '', fr: '' };
    const coupon = { title, code: 'FORTY', coupon_type: 'default', discount_type: 'amount' } as const;
    const body = { ...coupon, discount: 10, min_purchase: 40 };
    await hire.market.call('ops.addCoupon', { body }, hire.operator);
    const ana = await hire.newCustomer(10_000);
    const { trip_id } = await bookWith(ana, { payment_method: 'wallet', coupon_code: 'FORTY' });
    expect(await hire.balance(`wallet:${ana.shopperId}`)).toBe(10_000 - 3660);
    // 40.00 less 10.00 was 30.00; three hours are 30.00 as well, and nobody is given them for 20.00.
    const quoted = await quoteChange(trip_id, 3, ana);
    expect(quoted).toMatchObject({ difference: 0, bill: { subtotal: 30, coupon_discount: 0 } });
    const shorter = await change(trip_id, 2, ana);
    expect(shorter).toMatchObject({ trip_amount: 24.4, refunded_amount: 12.2, bill: { coupon_discount: 0 } });
    const longer = await quoteChange(trip_id, 6, ana);
    expect(longer).toMatchObject({ bill: { subtotal: 60, coupon_discount: 10, trip_amount: 61 } });
  });

  test('at the terms it was booked at, whatever vehicles cost since', async () => {
    const guest = await hire.newGuest();
    const { trip_id } = await bookWith(guest, {});
    await sql`update vehicles set hourly_minor = 9999 where id = ${rental.vehicles.compact}`.execute(
      hire.market.ctx.db,
    );
    expect((await quoteChange(trip_id, 5, guest)).bill.trip_price).toBe(50);
    await sql`update vehicles set hourly_minor = 1000 where id = ${rental.vehicles.compact}`.execute(
      hire.market.ctx.db,
    );
  });

  test('refused: another total, vehicles that are not free, an end that has passed, a trip that is over', async () => {
    const guest = await hire.newGuest();
    const { trip_id } = await bookTestTrip(hire.market, guest, { vehicleId: rental.vehicles.van });
    const later = { pickup_time: '2026-06-17 14:00:00', estimated_hours: 1 };
    await hire.book(await hire.newGuest(), { vehicleId: rental.vehicles.van, trip: later });
    const refused = async (estimated_hours: number, trip_amount = 0) => {
      const asked = { body: { trip_id, estimated_hours } };
      const quoted = await hire.market.refused('trips.changeQuote', asked, guest);
      const body = { trip_id, estimated_hours, trip_amount };
      return [quoted.code, (await hire.market.refused('trips.change', { body }, guest)).code];
    };
    // 20.00 an hour less the provider’s 15%, and 22% tax: until 18:00Z, when the other trip has begun at 17:00Z.
    expect(await refused(6, 124.44)).toEqual(['vehicle_not_available', 'vehicle_not_available']);
    const body = { trip_id, estimated_hours: 3, trip_amount: 1 };
    expect((await hire.market.refused('trips.change', { body }, guest)).code).toBe('bill_changed');
    hire.market.clock.advance(3 * 3_600_000);
    expect(await refused(2)).toEqual(['trip_not_changeable', 'trip_not_changeable']);
    await cancel(trip_id, guest);
    expect(await refused(5)).toEqual(['trip_not_changeable', 'trip_not_changeable']);
  });
});

describe('[RENT-16] money of a trip that is over', () => {
  test('goes back by an operator alone, whole or in part, the way it was paid and no more than that', async () => {
    const ana = await hire.newCustomer(10_000);
    const { trip_id } = await bookWith(ana, { payment_method: 'wallet' });
    const refund = (more: object = {}, id = trip_id) => ({
      params: { id },
      body: { reason: 'The brakes squealed', ...more },
    });
    const code = async (input: ReturnType<typeof refund>, caller = hire.operator) =>
      (await hire.market.refused('ops.refundTrip', input, caller)).code;
    expect(await code(refund())).toBe('status_conflict');
    for (const step of ['ops.confirmTrip', 'ops.startTrip', 'ops.completeTrip'] as const)
      await staff(step, trip_id);
    expect(await code(refund(), hire.wheels)).toBe('forbidden');
    expect(await code(refund({}, rental.vehicles.van))).toBe('trip_not_found');
    expect(await code(refund({ amount: 0 }))).toBe('refund_of_nothing');
    expect(await code(refund({ amount: 48.81 }))).toBe('refund_too_much');
    expect(await hire.balance(`wallet:${ana.shopperId}`)).toBe(10_000 - totalMinor);
    const given = await hire.market.call('ops.refundTrip', refund({ amount: 8.8 }), hire.operator);
    expect(given.message).toBe('The money goes back the way it was paid.');
    expect(await code(refund({ amount: 40.01 }))).toBe('refund_too_much');
    await hire.market.call('ops.refundTrip', refund(), hire.operator);
    expect(await hire.balance(`wallet:${ana.shopperId}`)).toBe(10_000);
    expect(await code(refund())).toBe('refund_of_nothing');
  });

  test('what a deleted account had paid from its wallet goes back by hand, in parts as well: it went into a wallet that nobody can open any more', async () => {
    const ana = await hire.newCustomer(10_000);
    const { trip_id } = await bookWith(ana, { payment_method: 'wallet' });
    for (const step of ['ops.confirmTrip', 'ops.startTrip', 'ops.completeTrip'] as const)
      await staff(step, trip_id);
    await hire.market.call('accounts.remove', {}, ana);
    const cash = await hire.balance('cash');
    for (const amount of [8.8, 40]) {
      const input = { params: { id: trip_id }, body: { reason: 'The brakes squealed', amount } };
      await hire.market.call('ops.refundTrip', input, hire.operator);
    }
    expect(await hire.balance(`wallet:${ana.shopperId}`)).toBe(10_000 - totalMinor);
    expect(await hire.balance('cash')).toBe(cash + totalMinor);
  });

  test('who deletes an account while its trip is refunded waits at the account, not at the trip: each held what the other waited for, and one was rolled back after a second', async () => {
    const { market, operator } = hire;
    const ana = await hire.newCustomer(10_000);
    const { trip_id } = await bookWith(ana, { payment_method: 'wallet' });
    for (const step of ['ops.confirmTrip', 'ops.startTrip', 'ops.completeTrip'] as const)
      await staff(step, trip_id);
    const input = { params: { id: trip_id }, body: { reason: 'The brakes squealed' } };
    const { waiting, both } = await market.ctx.db.transaction().execute(async (db) => {
      await sql`select from trips where id = ${trip_id} for update`.execute(db);
      const refunding = market.call('ops.refundTrip', input, operator);
      await waitForLocks(market, 1);
      const leaving = market.call('accounts.remove', {}, ana);
      await waitForLocks(market, 2);
      return { waiting: await latestWaiting(market), both: Promise.all([refunding, leaving]) };
    });
    await both;
    expect(waiting).toMatch(/from "customers" where .* for update/);
  });

  test('cash goes back by hand where the market keeps no wallets: it went into one that nobody can open', async () => {
    const ana = await hire.newCustomer(100);
    const { trip_id } = await bookWith(ana, { payment_method: 'cash_on_delivery' });
    for (const step of ['ops.confirmTrip', 'ops.startTrip', 'ops.completeTrip'] as const)
      await staff(step, trip_id);
    await decideMarket(hire.market.ctx, { rewards: defaultSettings.rewards });
    const body = { reason: 'The brakes squealed' };
    await hire.market.call('ops.refundTrip', { params: { id: trip_id }, body }, hire.operator);
    expect((await hire.details(trip_id, ana)).refunded_amount).toBe(48.8);
    expect(await hire.balance(`wallet:${ana.shopperId}`)).toBe(100);
    await decideMarket(hire.market.ctx, { rewards: { ...defaultSettings.rewards, wallet: true } });
  });
});
