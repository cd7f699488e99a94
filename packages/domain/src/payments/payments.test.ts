import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type MethodOffer,
  type PaymentState,
  PAYABLE_STATES,
  PAYMENT_EVENTS,
  PAYMENT_STATES,
  PAYMENT_TRANSITIONS,
  decideArrival,
  decideMethod,
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
    ['awaiting', { ...asked, amountMinor: 1249 }, 'returned'],
    ['awaiting', { ...asked, currency: 'EUR' }, 'returned'],
    ['expired', asked, 'returned'],
    ['replaced', asked, 'returned'],
    ['failed', asked, 'returned'],
  ] as const)('%s, %j: %s', (state, arrived, to) => {
    expect(decideArrival({ ...asked, state }, arrived)).toEqual({ ok: true, to });
  });

  test('is never settled twice', () => {
    for (const state of PAYMENT_STATES.filter((one) => one === 'settled' || one === 'returned'))
      expect(decideArrival({ ...asked, state }, asked).ok).toBe(false);
  });
});

describe('[CHK-07] what may be paid with', () => {
  const offer: MethodOffer = {
    cash: true,
    cashMaximumMinor: 5000,
    walletMinor: 3000,
    partial: true,
    offline: false,
    gateways: ['sandbox'],
  };
  const decide = (totalMinor: number, method: string, partial = false, change: Partial<MethodOffer> = {}) =>
    decideMethod(totalMinor, { method, partial }, { ...offer, ...change });

  test('[CHK-04] cash up to its limit, which counts what is left after the wallet', () => {
    expect(decide(5000, 'cash_on_delivery')).toEqual({ ok: true, walletMinor: 0, restMinor: 5000 });
    const over = { ok: false, refusal: { code: 'cash_limit', maximumMinor: 5000 } };
    expect(decide(5001, 'cash_on_delivery')).toEqual(over);
    expect(decide(8000, 'cash_on_delivery', true)).toEqual({ ok: true, walletMinor: 3000, restMinor: 5000 });
    expect(decide(8001, 'cash_on_delivery', true)).toEqual(over);
    expect(decide(1e9, 'cash_on_delivery', false, { cashMaximumMinor: null }).ok).toBe(true);
  });

  test('the whole from the wallet, or not at all', () => {
    expect(decide(3000, 'wallet')).toEqual({ ok: true, walletMinor: 3000, restMinor: 0 });
    const low = { code: 'wallet_balance_low', balanceMinor: 3000 };
    expect(decide(3001, 'wallet')).toEqual({ ok: false, refusal: low });
  });

  test.each([
    ['cash_on_delivery', { cash: false }],
    ['wallet', { walletMinor: undefined }],
    ['offline_payment', {}],
    ['stripe', {}],
  ] as const)('not by %s where it is off', (method, change) => {
    expect(decide(100, method, false, change)).toEqual({
      ok: false,
      refusal: { code: 'payment_method_off' },
    });
  });

  test('a part from the wallet only where that is on', () => {
    expect(decide(100, 'sandbox', true, { partial: false }).ok).toBe(false);
    expect(decide(100, 'sandbox', true, { walletMinor: undefined }).ok).toBe(false);
  });

  test('the parts are the whole', () => {
    const amount = fc.integer({ min: 0, max: 1e10 });
    fc.assert(
      fc.property(amount, amount, fc.boolean(), (totalMinor, walletMinor, partial) => {
        const decision = decide(totalMinor, 'sandbox', partial, { walletMinor });
        if (!decision.ok) throw new Error('a gateway that is on takes any amount');
        expect(decision.walletMinor + decision.restMinor).toBe(totalMinor);
        expect(decision.walletMinor).toBeLessThanOrEqual(walletMinor);
      }),
    );
  });
});
