import { expect, test } from 'vitest';
import {
  endedWords,
  hasPaid,
  awaitedWord,
  nextTime,
  standingText,
  tripBadge,
  tripSteps,
  waitsForMoney,
} from './steps.ts';

const at = (minute: number) => new Date(Date.UTC(2026, 10, 21, 12, minute)).toISOString();
const shapeOf = (steps: ReturnType<typeof tripSteps>) =>
  steps.map(({ status, state }) => `${status} ${state}`);

test('[RENT-16] a trip under way has steps behind it, one now and the rest ahead', () => {
  const timeline = [
    { status: 'pending' as const, at: at(0) },
    { status: 'confirmed' as const, at: at(5) },
  ];
  const steps = tripSteps('confirmed', timeline);
  expect(shapeOf(steps)).toEqual(['pending done', 'confirmed now', 'ongoing ahead', 'completed ahead']);
  expect(steps[1]?.at).toBe(at(5));
});

test('a trip that is over has every step behind it; one that came to nothing ends where it did', () => {
  expect(shapeOf(tripSteps('completed', [])).at(-1)).toBe('completed done');
  const timeline = [
    { status: 'pending' as const, at: at(0) },
    { status: 'canceled' as const, at: at(2) },
  ];
  expect(shapeOf(tripSteps('canceled', timeline))).toEqual(['pending done', 'canceled ended']);
});

test('a trip that waits for its money is not said to be confirmed shortly', () => {
  const waiting = { trip_status: 'pending', payment_due_at: at(15), due_amount: 10 } as const;
  expect(waitsForMoney(waiting)).toBe(true);
  expect(waitsForMoney({ ...waiting, payment_due_at: null })).toBe(false);
  expect(waitsForMoney({ ...waiting, due_amount: 0 })).toBe(false);
  expect(waitsForMoney({ ...waiting, trip_status: 'payment_failed' })).toBe(false);
});

test('a trip whose transfer is being checked says so: it was told to be confirmed as soon as it is paid', () => {
  const waiting = {
    trip_status: 'pending',
    payment_due_at: at(15),
    due_amount: 10,
    refunded_amount: 0,
  } as const;
  expect(standingText({ ...waiting, payment_reviewing: true })).toBe('trips.text_reviewing');
  expect(standingText({ ...waiting, payment_reviewing: false })).toBe('trips.text_unpaid');
});

test('[RENT-16] a cancelled cash trip says that nothing is to be paid: what was paid was to be returned, and nothing was', () => {
  const canceled = {
    trip_status: 'canceled',
    payment_due_at: null,
    payment_reviewing: false,
    due_amount: 0,
  } as const;
  expect(standingText({ ...canceled, refunded_amount: 0 })).toBe('trips.text_canceledUnpaid');
  expect(standingText({ ...canceled, refunded_amount: 48.8 })).toBe('trips.text_canceled');
  const unpaid = { trip_status: 'pending', trip_amount: 48.8, due_amount: 48.8 } as const;
  expect(hasPaid(unpaid)).toBe(false);
  expect(hasPaid({ ...unpaid, due_amount: 40 })).toBe(true);
  // What was paid for it went back when it failed.
  expect(hasPaid({ ...unpaid, trip_status: 'payment_failed', due_amount: 0 })).toBe(false);
});

test.each([
  ['pending', false, { words: 'trips.pickupAt', at: at(10) }],
  ['pending', true, null],
  ['confirmed', false, { words: 'trips.pickupAt', at: at(10) }],
  ['ongoing', true, { words: 'trips.backBy', at: at(50) }],
  ['completed', false, null],
  ['canceled', false, null],
] as const)(
  'the time that matters now stands under the status: it was a screen below on a phone: %s, at once: %s',
  (trip_status, pickup_now, next) => {
    expect(nextTime({ trip_status, pickup_now, starts_at: at(10), ends_at: at(50) })).toEqual(next);
  },
);

test('a cancelled trip says who cancelled it: it gave the reason alone', () => {
  expect(endedWords({ by: 'provider' }, true)).toBe('trips.endedBy_provider');
  expect(endedWords({ by: 'operator' }, true)).toBe('trips.endedBy_operator');
  expect(endedWords({ by: 'shopper' }, true)).toBe('trips.endedBy_shopper');
  // Not to somebody who tracks it: they cancelled nothing.
  expect(endedWords({ by: 'shopper' }, false)).toBe('trips.endedByCustomer');
  expect(endedWords({ by: 'system' }, true)).toBeNull();
});

test('a trip whose vehicles are due back stands as late in the list: it was on the way, as on the first hour', () => {
  expect(tripBadge('ongoing', true)).toEqual({ tone: 'bad', word: 'trips.status_late' });
  expect(tripBadge('ongoing', false)).toEqual({ tone: 'note', word: 'trips.status_ongoing' });
  expect(tripBadge('completed', true)).toEqual({ tone: 'good', word: 'trips.status_completed' });
  expect(tripBadge('canceled', true)).toEqual({ tone: 'bad', word: 'trips.status_canceled' });
});

const pendingUnpaid = {
  trip_status: 'pending',
  payment_status: 'unpaid',
  payment_method: 'sandbox',
  payment_reviewing: false,
} as const;

test.each([
  [{}, 'order.moneyAwaited'],
  [{ payment_status: 'partially_paid' }, 'order.moneyAwaited'],
  [{ payment_status: 'paid' }, null],
  [{ payment_method: 'cash_on_delivery' }, null],
  [{ trip_status: 'payment_failed' }, null],
] as const)(
  'a trip whose money is awaited is told apart in the list of trips: it was “Booked” like any other: %o, %s',
  (part, word) => {
    expect(awaitedWord({ ...pendingUnpaid, ...part })).toBe(word);
  },
);

test('a transfer that is being checked is told apart in the list of trips, of one booked for cash too: its payment was pending, as if nothing had been sent', () => {
  const checked = { ...pendingUnpaid, payment_reviewing: true };
  expect(awaitedWord({ ...checked, payment_method: 'offline_payment' })).toBe('order.moneyChecked');
  expect(awaitedWord({ ...checked, payment_method: 'cash_on_delivery' })).toBe('order.moneyChecked');
  expect(awaitedWord({ ...checked, trip_status: 'confirmed' })).toBeNull();
});
