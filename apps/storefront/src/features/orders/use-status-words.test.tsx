import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { createTranslator } from '../../lib/i18n/translator.ts';
import { TranslatorContext } from '../../lib/i18n/use-translation.ts';
import { isUncharged, type Order } from './order.ts';
import { useStatusWords } from './use-status-words.ts';

const texts = {
  'order.text_failed': ['This order could not be carried out.'],
  'order.text_failedUnpaid': ['It was not sent to the store.'],
  'parcel.text_failedUnpaid': ['No courier will collect it.'],
} as const;

const failed = (by: 'system' | 'operator', part: Partial<Order> = {}) =>
  ({
    ...{ order_type: 'delivery', order_status: 'failed', parcel_return: null, refunded_amount: 0 },
    ...{ payment_due_at: null, due_amount: 500, payment_method: 'stripe' },
    ended: { by, reason: '', at: '2026-11-27T16:00:00.000Z' },
    ...part,
  }) as Order;

function Sentence({ order }: { readonly order: Order }) {
  return useStatusWords().sentence(order);
}

const sentenceOf = (order: Order): string =>
  renderToStaticMarkup(
    <TranslatorContext value={createTranslator('en', texts)}>
      <Sentence order={order} />
    </TranslatorContext>,
  );

test('an order that was not paid in time says that nobody got it: it said that it could not be carried out', () => {
  expect(sentenceOf(failed('system'))).toBe('It was not sent to the store.');
  expect(sentenceOf(failed('system', { order_type: 'parcel' }))).toBe('No courier will collect it.');
  expect(sentenceOf(failed('operator'))).toBe('This order could not be carried out.');
});

test('nothing was charged for an order that was not paid, unless the wallet had paid a part, or a transfer may be on its way', () => {
  expect(isUncharged(failed('system'))).toBe(true);
  expect(isUncharged(failed('system', { refunded_amount: 200 }))).toBe(false);
  expect(isUncharged(failed('system', { payment_method: 'offline_payment' }))).toBe(false);
  expect(isUncharged(failed('operator'))).toBe(false);
});
