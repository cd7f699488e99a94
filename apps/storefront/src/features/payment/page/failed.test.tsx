import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { createTranslator } from '../../../lib/i18n/translator.ts';
import { TranslatorContext } from '../../../lib/i18n/use-translation.ts';
import { type Market, MarketContext } from '../../../lib/session/market.ts';
import { Failed } from './failed.tsx';
import type { Payment } from './use-payment.ts';

const config = { currency_symbol: '$', digit_after_decimal_point: 2, time_zone: 'America/Montevideo' };
const messages = {
  'payment.nothingCharged': ['Nothing was charged.'],
  'payment.transferFailed': ['Your transfer could not be confirmed.'],
};

function told(change: Partial<Payment>): string {
  const payment = { purpose: 'trip', detail: '', amount: 10, return_path: '/my-trips', ...change } as Payment;
  const html = renderToStaticMarkup(
    <MemoryRouter>
      <TranslatorContext value={createTranslator('en', messages)}>
        <MarketContext value={{ config } as unknown as Market}>
          <Failed payment={payment} />
        </MarketContext>
      </TranslatorContext>
    </MemoryRouter>,
  );
  return /<p [^>]*>([^<]*)/.exec(html)?.[1] ?? '';
}

test('[CHK-07] of a transfer that was declined without a reason it is not said that nothing was charged: the shopper has sent the money', () => {
  expect(told({ payment_method: 'sandbox' })).toBe('Nothing was charged.');
  expect(told({ payment_method: 'offline_payment' })).toBe('Your transfer could not be confirmed.');
  expect(told({ payment_method: 'offline_payment', detail: 'Not on our account.' })).toBe(
    'Not on our account.',
  );
});
