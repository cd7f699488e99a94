import { expect, test } from 'vitest';
import {
  decideArrival,
  decidePaymentEvent,
  isPayable,
  PAYABLE_STATES,
  PAYMENT_EVENTS,
  PAYMENT_STATES,
} from './index.ts';

// Written from api.md, rule 7, beside the table and not from it: what moves money changes in two places or not at all.
const leads: Readonly<Record<string, string>> = {
  'awaiting confirm': 'settled',
  'awaiting decline': 'failed',
  'awaiting expire': 'expired',
  'awaiting replace': 'replaced',
  'awaiting send_proof': 'reviewing',
  'reviewing send_proof': 'reviewing',
  'reviewing confirm': 'settled',
  'reviewing decline': 'failed',
  'reviewing expire': 'expired',
  'reviewing replace': 'replaced',
  'failed expire': 'expired',
  'failed replace': 'replaced',
  'failed confirm': 'returned',
  'expired confirm': 'returned',
  'replaced confirm': 'returned',
};
const cases = PAYMENT_STATES.flatMap((state) => PAYMENT_EVENTS.map((event) => [state, event] as const));

test.each(cases)('a payment that is %s hears %s', (state, event) => {
  const to = leads[`${state} ${event}`];
  const conflict = { ok: false, refusal: { code: 'payment_conflict', state, event } };
  expect(decidePaymentEvent(state, event)).toEqual(to === undefined ? conflict : { ok: true, to });
});

test.each(PAYMENT_STATES)('money that arrives for a payment that is %s', (state) => {
  const asked = { state, amountMinor: 500, currency: 'UYU', arrivedMinor: 0 };
  const conflict = { ok: false, refusal: { code: 'payment_conflict', state, event: 'confirm' } };
  const to = leads[`${state} confirm`];
  const exact = decideArrival(asked, { amountMinor: 500, currency: 'UYU' });
  const wrong = [
    decideArrival(asked, { amountMinor: 499, currency: 'UYU' }),
    decideArrival(asked, { amountMinor: 500, currency: 'USD' }),
  ];
  expect(exact).toEqual(to === undefined ? conflict : { ok: true, to });
  for (const one of wrong)
    expect(one).toEqual(
      to === undefined ? conflict : { ok: true, to: to === 'settled' ? 'failed' : 'returned' },
    );
  // Money that was here already is heard of again.
  expect(decideArrival({ ...asked, arrivedMinor: 1 }, { amountMinor: 500, currency: 'UYU' })).toEqual(
    conflict,
  );
});

test('what may still be paid', () => {
  expect(PAYABLE_STATES).toEqual(['awaiting', 'reviewing']);
  expect(PAYMENT_STATES.filter(isPayable)).toEqual(['awaiting', 'reviewing']);
});
