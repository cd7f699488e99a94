import { formatPrice, toMinor } from '@promenade/domain/money';
import type { TripBill } from '@promenade/domain/rental';
import type { Ctx } from '../../../platform/context.ts';
import { refuse } from '../../../platform/errors.ts';
import type { MarketSettings } from '../../settings/index.ts';
import { viewTripBill } from '../trips.view.ts';

interface Billed {
  readonly bill: TripBill;
  readonly settings: MarketSettings;
}

/** The bill is the one that the shopper saw; else the new one is shown first (CHK-06). */
export function checkSeen(ctx: Ctx, { bill, settings }: Billed, seen: number): void {
  const { currency } = settings;
  if (toMinor(seen, currency.decimals) === bill.totalMinor) return;
  const price = formatPrice(bill.totalMinor, currency, { locale: ctx.language });
  refuse('bill_changed', { price }, { bill: viewTripBill(bill, currency.decimals) });
}
