import { readFileSync } from 'node:fs';
import { canCancel } from '@promenade/domain/orders';
import { expect, test } from 'vitest';
import {
  courierDistance,
  expectedAt,
  headedFor,
  isAboutRefund,
  type Order,
  awaitedWord,
  paidWord,
  refundWord,
  stepsOf,
  waitsForMoney,
} from './order.ts';

const at = (minute: number) => `2026-11-19T16:${String(minute).padStart(2, '0')}:00.000Z`;
const order = (part: object) =>
  ({ order_type: 'delivery', parcel: null, parcel_return: null, ...part }) as unknown as Order;
const states = (part: object) => stepsOf(order(part)).map(({ status, state }) => `${status} ${state}`);

test('[CHK-09] steps of a delivery: passed, now and ahead, with their times', () => {
  const timeline = [
    { status: 'pending', at: at(0) },
    { status: 'confirmed', at: at(2) },
  ];
  const steps = stepsOf(order({ order_status: 'confirmed', timeline }));
  expect(steps.map(({ state }) => state)).toEqual(['done', 'now', 'ahead', 'ahead', 'ahead', 'ahead']);
  expect(steps.slice(0, 3).map((step) => step.at)).toEqual([at(0), at(2), null]);
});

test('[CHK-09] a delivered order is done in all its steps; take-away skips the courier', () => {
  expect(states({ order_status: 'delivered', timeline: [] }).every((step) => step.endsWith('done'))).toBe(
    true,
  );
  expect(states({ order_type: 'take_away', order_status: 'pending', timeline: [] })).not.toContain(
    'picked_up ahead',
  );
});

test('[CHK-09] a cancelled order ends where it left the way', () => {
  const timeline = [
    { status: 'pending', at: at(0) },
    { status: 'canceled', at: at(1) },
  ];
  expect(states({ order_status: 'canceled', timeline })).toEqual(['pending done', 'canceled ended']);
});

test.each([
  ['failed', 'ended'],
  ['refund_requested', 'now'],
  ['refunded', 'done'],
  ['refund_request_canceled', 'done'],
])('an order that is over has no step in progress: %s looked like something under way', (status, state) => {
  const timeline = [{ status: 'pending', at: at(0) }];
  expect(states({ order_status: status, timeline })).toEqual(['pending done', `${status} ${state}`]);
});

test('[CHK-09] the courier’s distance needs a courier and a door', () => {
  const door = { latitude: -34.9, longitude: -56.19 };
  const courier = { latitude: -34.9, longitude: -56.2 };
  expect(courierDistance(order({ delivery_man: courier, delivery_address: door }))).toBeGreaterThan(900);
  expect(courierDistance(order({ delivery_man: null, delivery_address: door }))).toBeNull();
  expect(
    courierDistance(order({ delivery_man: courier, delivery_address: { latitude: null, longitude: null } })),
  ).toBeNull();
});

test('[CHK-10] a parcel’s courier rides to the sender, then to the receiver, and back when it was turned round', () => {
  const sender = { latitude: -34.9, longitude: -56.2 };
  const receiver = { latitude: -34.9, longitude: -56.1 };
  const parcel = { parcel: {}, store: null, sender_details: sender, delivery_address: receiver };
  const to = (part: object) => headedFor(order({ ...parcel, ...part }))?.lng;
  expect(to({ order_status: 'processing' })).toBe(-56.2);
  expect(to({ order_status: 'picked_up' })).toBe(-56.1);
  expect(to({ order_status: 'picked_up', parcel_return: {} })).toBe(-56.2);
});

test.each([
  ['cash_on_delivery', 'unpaid', 'pending', 'unpaid'],
  ['cash_on_delivery', 'partially_paid', 'pending', 'restDue'],
  ['cash_on_delivery', 'unpaid', 'canceled', 'notPaid'],
  ['sandbox', 'unpaid', 'pending', 'notPaid'],
  ['offline_payment', 'unpaid', 'pending', 'notPaid'],
  ['sandbox', 'partially_paid', 'pending', 'partially_paid'],
  ['sandbox', 'unpaid', 'failed', 'notPaid'],
  ['wallet', 'paid', 'delivered', 'paid'],
] as const)(
  'only cash is said to be paid on receipt, and never of an order that is off: %s, %s, %s',
  (payment_method, payment_status, order_status, word) => {
    const money = { due_amount: 10, refunded_amount: 0, bill: { order_amount: 40 } };
    const payment_reviewing = false;
    expect(paidWord({ payment_method, payment_reviewing, payment_status, order_status, ...money })).toBe(
      word,
    );
  },
);

test.each([
  ['unpaid', 'pending', 'beingChecked'],
  ['partially_paid', 'pending', 'beingChecked'],
  ['unpaid', 'canceled', 'notPaid'],
] as const)(
  'a transfer that is being checked is called that on the bill, too: it said that it was not paid: %s, %s',
  (payment_status, order_status, word) => {
    const money = { due_amount: 10, refunded_amount: 0, bill: { order_amount: 40 } };
    const transfer = { payment_method: 'offline_payment', payment_reviewing: true } as const;
    expect(paidWord({ ...transfer, payment_status, order_status, ...money })).toBe(word);
  },
);

const pendingUnpaid = {
  order_status: 'pending',
  payment_status: 'unpaid',
  payment_reviewing: false,
  is_unpriced: false,
} as const;

test.each([
  [{ payment_method: 'sandbox' }, 'moneyAwaited'],
  [{ payment_method: 'offline_payment', payment_status: 'partially_paid' }, 'moneyAwaited'],
  [{ payment_method: 'sandbox', payment_status: 'paid' }, null],
  [{ payment_method: 'cash_on_delivery' }, null],
  [{ payment_method: 'sandbox', order_status: 'failed' }, null],
  [{ payment_method: 'sandbox', is_unpriced: true }, null],
] as const)(
  'an order whose money is awaited is told apart in the list of orders: it was “Order placed” like any other: %o, %s',
  (part, word) => {
    expect(awaitedWord({ ...pendingUnpaid, ...part })).toBe(word);
  },
);

test('a transfer that is being checked is told apart in the list of orders: its payment was pending, as if nothing had been sent', () => {
  const transfer = { ...pendingUnpaid, payment_method: 'offline_payment', payment_reviewing: true };
  expect(awaitedWord(transfer)).toBe('moneyChecked');
  expect(awaitedWord({ ...transfer, order_status: 'confirmed' })).toBeNull();
});

test.each([
  ['sandbox', 'paid', 'refunded', 40, 'paidBack'],
  ['sandbox', 'paid', 'refunded', 30, 'paidPartBack'],
  ['cash_on_delivery', 'paid', 'refunded', 40, 'paidBack'],
  ['sandbox', 'partially_paid', 'canceled', 5, 'partPaidBack'],
  ['cash_on_delivery', 'partially_paid', 'canceled', 5, 'partPaidBack'],
] as const)(
  'a bill whose money went back says so: it said that it is paid, and nothing else: %s, %s, %s, %i',
  (payment_method, payment_status, order_status, refunded_amount, word) => {
    const money = { due_amount: 0, refunded_amount, bill: { order_amount: 40 } };
    const payment_reviewing = false;
    expect(paidWord({ payment_method, payment_reviewing, payment_status, order_status, ...money })).toBe(
      word,
    );
  },
);

test.each([
  ['take_away', 'processing', at(25)],
  ['take_away', 'handover', null],
  ['delivery', 'handover', at(25)],
  ['delivery', 'delivered', null],
])(
  'a take-away that is ready is not to be ready later: it said both (%s, %s)',
  (order_type, order_status, shown) => {
    const timed = { payment_due_at: null, due_amount: 0, expected_at: at(25) };
    expect(expectedAt(order({ order_type, order_status, ...timed }))).toBe(shown);
  },
);

test('a cancelled order that was paid says what was refunded: it said that there is nothing to pay', () => {
  expect(isAboutRefund({ order_status: 'canceled', refunded_amount: 40 })).toBe(true);
  expect(isAboutRefund({ order_status: 'canceled', refunded_amount: 0 })).toBe(false);
  expect(isAboutRefund({ order_status: 'refunded', refunded_amount: 40 })).toBe(true);
});

test('an order waits for its money until it is paid or over, and cash waits for nothing', () => {
  const waiting = { order_status: 'pending', payment_due_at: at(15), due_amount: 10 } as const;
  expect(waitsForMoney(waiting)).toBe(true);
  expect(waitsForMoney({ ...waiting, payment_due_at: null })).toBe(false);
  expect(waitsForMoney({ ...waiting, due_amount: 0 })).toBe(false);
  expect(waitsForMoney({ ...waiting, order_status: 'canceled' })).toBe(false);
});

const messages = new URL('../../lib/i18n/messages/', import.meta.url);
const wordsOf = (file: string) =>
  JSON.parse(readFileSync(new URL(file, messages), 'utf8')) as Record<string, string>;

test.each([
  ['en', /until the store confirms/],
  ['fr', /n’a pas confirmé/],
  ['nl', /tot de winkel de bestelling bevestigt/],
  ['ar', /يؤكد المتجر/],
])(
  'an order can be cancelled until it is confirmed, and that is told in %s: it was until its preparation had started',
  (language, words) => {
    const orderType = 'delivery';
    const may = (['pending', 'confirmed'] as const).map((status) => canCancel({ status, orderType }));
    expect(may).toEqual([true, false]);
    expect(wordsOf(`checkout.${language}.json`)['placeNote']).toMatch(words);
    expect(wordsOf(`order.${language}.json`)['cancelText']).toMatch(words);
  },
);

test.each([
  ['wallet', null, true, 'refundedToWallet'],
  ['cash_on_delivery', null, true, 'refundedToWallet'],
  ['cash_on_delivery', { charge_payer: 'sender' }, true, 'refundedToWallet'],
  ['cash_on_delivery', { charge_payer: 'receiver' }, true, 'refunded'],
  ['cash_on_delivery', null, false, 'refunded'],
  ['sandbox', null, true, 'refundedAsPaid'],
  ['stripe', null, false, 'refundedAsPaid'],
  ['offline_payment', null, true, 'refunded'],
] as const)(
  'money that went back into the wallet is said to be there: it was ‘refunded to you’, and nobody knew where: %s, %j, %s',
  (payment_method, parcel, hasWallet, word) => {
    expect(refundWord({ payment_method, parcel }, hasWallet)).toBe(word);
  },
);
