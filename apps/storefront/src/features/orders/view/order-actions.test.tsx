import { QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { createQueryClient } from '../../../lib/api/query-client.ts';
import { createTranslator } from '../../../lib/i18n/translator.ts';
import { TranslatorContext } from '../../../lib/i18n/use-translation.ts';
import type { Order } from '../order.ts';
import { OrderActions } from './order-actions.tsx';

const texts = { 'order.prescriptionAgain': ['Send another picture'] } as const;
const byPrescription = {
  ...{ id: 'o1', module_id: 'm1', lines: [], parcel: null, link: null, refundable_amount: null },
  ...{ store: { id: 's1' }, prescription_urls: ['/a.png'] },
};

const actionsOf = (part: object, own = true): string =>
  renderToStaticMarkup(
    <MemoryRouter>
      <QueryClientProvider client={createQueryClient('')}>
        <TranslatorContext value={createTranslator('en', texts)}>
          <OrderActions own={own} order={{ ...byPrescription, ...part } as unknown as Order} />
        </TranslatorContext>
      </QueryClientProvider>
    </MemoryRouter>,
  );

test('[CHK-03] a prescription that was refused leads to sending another picture, in the pharmacy’s module: nothing led on from it', () => {
  const again = 'href="/checkout?page=prescription&amp;store_id=s1&amp;module_id=m1"';
  for (const order_status of ['canceled', 'failed']) {
    expect(actionsOf({ order_status })).toContain(again);
    expect(actionsOf({ order_status })).toContain('Send another picture');
  }
  expect(actionsOf({ order_status: 'pending' })).not.toContain(again);
  expect(actionsOf({ order_status: 'canceled' }, false)).not.toContain(again);
  expect(actionsOf({ order_status: 'canceled', prescription_urls: [] })).not.toContain(again);
});
