import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { createTranslator } from '../../../lib/i18n/translator.ts';
import { TranslatorContext } from '../../../lib/i18n/use-translation.ts';
import { type Market, MarketContext } from '../../../lib/session/market.ts';
import type { Order } from '../order.ts';
import { BillPart } from './bill-part.tsx';

const config = {
  currency_symbol: '$',
  currency_symbol_direction: 'left',
  digit_after_decimal_point: 0,
  active_payment_method_list: [],
};
const texts = { 'order.prescriptionPrice': ['The store says what it costs.'] } as const;
const bill = {
  ...{ items_price: 0, add_ons_price: 0, discount: 0, coupon_discount: 0, referral_discount: 0, subtotal: 0 },
  ...{ tax: 0, tax_rate: 22, tax_included: 1, delivery_charge: 65, delivery_charge_before: 65 },
  ...{
    free_delivery_by: null,
    surge: 0,
    extra_packaging: 0,
    service_charge: 0,
    dm_tips: 0,
    order_amount: 65,
  },
};

/** The bill of an order by prescription alone. */
const billOf = (order_status: string): string =>
  renderToStaticMarkup(
    <TranslatorContext value={createTranslator('en', texts)}>
      <MarketContext value={{ config } as unknown as Market}>
        <BillPart
          own
          order={
            {
              ...{ order_status, order_type: 'delivery', payment_method: 'cash_on_delivery' },
              ...{ payment_status: 'unpaid', refunded_amount: 0, due_amount: 65, wallet_amount: 0 },
              ...{ is_unpriced: true, lines: [], parcel: null, coupon_code: null, bill },
            } as unknown as Order
          }
        />
      </MarketContext>
    </TranslatorContext>,
  );

test('of a prescription that its store has refused nobody says what it costs: the bill said that the store would', () => {
  expect(billOf('pending')).toContain('The store says what it costs.');
  expect(billOf('canceled')).not.toContain('The store says what it costs.');
});
