import { formatPrice, toMajor, toMinor } from '@promenade/domain/money';
import type { Bill } from '@promenade/domain/pricing';
import type { Ctx } from '../../../platform/context.ts';
import { refuse } from '../../../platform/errors.ts';
import type { StoreForCheckout } from '../../catalog/index.ts';
import { viewBill } from '../../orders/index.ts';
import type { MarketSettings } from '../../settings/index.ts';
import type { PlaceInput } from '../checkout-input.ts';

/** The subtotal reaches the least that the store makes an order of. */
export function checkMinimum(ctx: Ctx, store: StoreForCheckout, bill: Bill, settings: MarketSettings): void {
  const missingMinor = store.minimumOrderMinor - bill.subtotalMinor;
  if (missingMinor <= 0) return;
  const { currency } = settings;
  const price = formatPrice(store.minimumOrderMinor, currency, { locale: ctx.language });
  const missing = formatPrice(missingMinor, currency, { locale: ctx.language });
  const extra = {
    minimum_order: toMajor(store.minimumOrderMinor, currency.decimals),
    missing: toMajor(missingMinor, currency.decimals),
  };
  refuse('minimum_order', { price, missing }, extra);
}

/** CHK-04: cash is taken here at all, and for so much. */
export function checkPayment(bill: Bill, settings: MarketSettings): void {
  if (!settings.cashOnDelivery) refuse('payment_method_off');
  const maximumMinor = settings.cashMaximumMinor;
  if (maximumMinor === null || bill.totalMinor <= maximumMinor) return;
  refuse('cash_limit', {}, { maximum: toMajor(maximumMinor, settings.currency.decimals) });
}

/** The total is the one that the shopper saw; otherwise the new bill is shown first (CHK-06). */
export function checkTotal(ctx: Ctx, bill: Bill, settings: MarketSettings, input: PlaceInput): void {
  const { currency } = settings;
  if (toMinor(input.order_amount, currency.decimals) === bill.totalMinor) return;
  const price = formatPrice(bill.totalMinor, currency, { locale: ctx.language });
  refuse('bill_changed', { price }, { bill: viewBill(bill, currency.decimals) });
}
