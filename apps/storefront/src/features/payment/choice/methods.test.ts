import { describe, expect, test } from 'vitest';
import { canPayPart, restOf } from '../../../lib/wire/wallet-part.ts';
import { type MethodQuestion, methodsFor, possibleWish } from './methods.ts';

const config: MethodQuestion['config'] = {
  cash_on_delivery: 1,
  cash_on_delivery_maximum: 50,
  customer_wallet_status: 1,
  partial_payment_status: 1,
  offline_payment_status: 1,
  active_payment_method_list: [
    { gateway: 'sandbox', gateway_title: 'Card', gateway_image_full_url: '/gateways/sandbox.svg' },
  ],
};
const ask = (change: Partial<MethodQuestion> = {}): MethodQuestion => ({
  config,
  amount: 40,
  balance: 30,
  partial: false,
  ...change,
});
const ids = (question: MethodQuestion) =>
  methodsFor(question).map(({ id, obstacle }) => (obstacle ? `${id} ${obstacle}` : id));

describe('[CHK-07] ways to pay', () => {
  test('cash, wallet, every gateway, offline, in this order', () => {
    expect(ids(ask({ balance: 40 }))).toEqual(['cash_on_delivery', 'wallet', 'sandbox', 'offline_payment']);
    expect(methodsFor(ask())[2]?.gateway).toEqual({ title: 'Card', picture: '/gateways/sandbox.svg' });
  });

  test('a guest has no wallet; what is off is not there', () => {
    expect(ids(ask({ balance: null }))).toEqual(['cash_on_delivery', 'sandbox', 'offline_payment']);
    const off = {
      ...config,
      cash_on_delivery: 0,
      offline_payment_status: 0,
      customer_wallet_status: 0,
    } as const;
    expect(ids(ask({ config: off }))).toEqual(['sandbox']);
  });

  test('[CHK-04] cash up to its limit, of what the wallet leaves', () => {
    expect(ids(ask({ amount: 50 }))[0]).toBe('cash_on_delivery');
    expect(ids(ask({ amount: 50.01 }))[0]).toBe('cash_on_delivery cash_limit');
    expect(ids(ask({ amount: 80, partial: true }))[0]).toBe('cash_on_delivery');
    expect(restOf(ask({ amount: 80, partial: true }))).toBe(50);
  });

  test('the wallet alone pays all or nothing, a part where that is on', () => {
    expect(ids(ask())[1]).toBe('wallet balance');
    expect(canPayPart(ask())).toBe(true);
    expect(canPayPart(ask({ balance: 0 }))).toBe(false);
    expect(canPayPart(ask({ balance: 40 }))).toBe(false);
    expect(canPayPart(ask({ config: { ...config, partial_payment_status: 0 } }))).toBe(false);
  });

  test('a wish that cannot be had gives way to the first that can', () => {
    const cash = { method: 'cash_on_delivery', partial: false };
    expect(possibleWish(cash, ask())).toBe(cash);
    const noCash = { ...config, cash_on_delivery: 0 } as const;
    expect(possibleWish(cash, ask({ config: noCash }))).toEqual({ method: 'sandbox', partial: false });
    expect(possibleWish({ method: 'sandbox', partial: true }, ask({ balance: null }))).toEqual({
      method: 'sandbox',
      partial: false,
    });
  });

  test('a wish that the amount has made impossible gives way to none: cash over its limit stayed chosen', () => {
    const cash = { method: 'cash_on_delivery', partial: false };
    const none = { method: '', partial: false };
    expect(possibleWish(cash, ask({ amount: 50.01 }))).toEqual(none);
    expect(possibleWish({ method: 'wallet', partial: false }, ask())).toEqual(none);
    expect(possibleWish(none, ask())).toBe(none);
    const withPart = { method: 'cash_on_delivery', partial: true };
    expect(possibleWish(withPart, ask({ amount: 70, partial: true }))).toBe(withPart);
  });
});
