import { formatPrice, toMajor } from '@promenade/domain/money';
import type { Bill } from '@promenade/domain/pricing';
import type { Ctx } from '../../../platform/context.ts';
import { refuse } from '../../../platform/errors.ts';
import type { KnownStore } from '../../catalog/index.ts';
import type { MarketSettings } from '../../settings/index.ts';

/** The subtotal reaches the least that the store makes an order of. */
export function checkMinimum(ctx: Ctx, store: KnownStore, bill: Bill, settings: MarketSettings): void {
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
