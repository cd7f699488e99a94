import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type PaymentState,
  PAYABLE_STATES,
  PAYMENT_EVENTS,
  PAYMENT_STATES,
  PAYMENT_TRANSITIONS,
  decideArrival,
  decidePaymentEvent,
  isPayable,
} from './index.ts';

describe('the table of payments', () => {
  test('no two rows answer the same question', () => {
    const questions = PAYMENT_TRANSITIONS.map(({ from, event }) => `${from} ${event}`);
    expect(new Set(questions).size).toBe(questions.length);
  });

  test('what is settled or returned stays so', () => {
    for (const state of ['settled', 'returned'] as const)
      for (const event of PAYMENT_EVENTS) expect(decidePaymentEvent(state, event).ok).toBe(false);
  });

  test('only what waits can be paid', () => {
    expect(PAYABLE_STATES).toEqual(['awaiting', 'reviewing']);
    expect(isPayable('expired')).toBe(false);
  });

  test('[CHK-07] however events come, twice, late or out of order, money is kept or sent back exactly once', () => {
    const events = fc.array(fc.constantFrom(...PAYMENT_EVENTS), { maxLength: 30 });
    fc.assert(
      fc.property(events, (happened) => {
        let state: PaymentState = 'awaiting';
        const ends: PaymentState[] = [];
        for (const event of happened) {
          const decision = decidePaymentEvent(state, event);
          if (!decision.ok) continue;
          state = decision.to;
          if (event === 'confirm') ends.push(state);
        }
        expect(ends.length).toBe(happened.includes('confirm') ? 1 : 0);
      }),
    );
  });
});

describe('money that arrives', () => {
  const asked = { amountMinor: 1250, currency: 'USD' };
  test.each([
    ['awaiting', asked, 'settled'],
    ['reviewing', asked, 'settled'],
    ['awaiting', { ...asked, amountMinor: 1249 }, 'failed'],
    ['awaiting', { ...asked, currency: 'EUR' }, 'failed'],
    ['expired', asked, 'returned'],
    ['replaced', asked, 'returned'],
    ['failed', { ...asked, amountMinor: 1 }, 'returned'],
  ] as const)('%s, %j: %s', (state, arrived, to) => {
    expect(decideArrival({ ...asked, state, arrivedMinor: 0 }, arrived)).toEqual({ ok: true, to });
  });

  test('[CHK-07] is heard of once: neither settled nor sent back again', () => {
    for (const state of PAYMENT_STATES)
      expect(decideArrival({ ...asked, state, arrivedMinor: 1250 }, asked).ok).toBe(false);
  });
});
