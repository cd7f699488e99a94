import { QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { createQueryClient } from '../../../lib/api/query-client.ts';
import { createTranslator } from '../../../lib/i18n/translator.ts';
import { TranslatorContext } from '../../../lib/i18n/use-translation.ts';
import { type Market, MarketContext } from '../../../lib/session/market.ts';
import type { Order } from '../order.ts';
import { AfterNotes } from './after-notes.tsx';

const texts = {
  'order.refundAnswer': ['الجواب: ', ['answer']],
  'order.refundWaits': ['back the way you paid'],
} as const;

const config = {
  currency_symbol: '$',
  currency_symbol_direction: 'left',
  digit_after_decimal_point: 0,
  customer_wallet_status: 1,
};
const asked = { state: 'asked', reason: 'Another reason', note: 'It was cold.', amount: 505, pictures: [] };

/** What a guest reads below an order of cash. */
const notesOf = (refund: object): string =>
  renderToStaticMarkup(
    <QueryClientProvider client={createQueryClient('')}>
      <TranslatorContext value={createTranslator('ar', texts)}>
        <MarketContext value={{ config } as unknown as Market}>
          <AfterNotes
            own
            order={
              {
                ...{ order_status: 'refund_requested', payment_method: 'cash_on_delivery' },
                ...{ unanswered: false, ended: null, delivery_code: null, parcel: null },
                refund: { ...asked, answer: '', ...refund },
              } as unknown as Order
            }
          />
        </MarketContext>
      </TranslatorContext>
    </QueryClientProvider>,
  );

test('an answer in another script keeps its full stop at its end: in Arabic it stood before the last line', () => {
  expect(notesOf({ state: 'refused', answer: 'It was hot.' })).toContain('\u2068It was hot.\u2069');
});

test('who asks for money back reads how it would come: nothing was said', () => {
  expect(notesOf({})).toContain('back the way you paid');
  expect(notesOf({ state: 'refused', answer: 'It was hot.' })).not.toContain('back the way');
});
