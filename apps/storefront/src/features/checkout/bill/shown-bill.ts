import { useMarket } from '../../../lib/session/market.ts';
import type { WireBill } from '@promenade/contract/bill';
import { billOfTerms } from '../../../lib/wire/bill-terms.ts';
import { lineCanBeHad } from '../../../lib/wire/can-be-had.ts';
import type { CheckoutState } from '../use-checkout.ts';
import type { QuoteBody } from './use-quote.ts';

/** The bill in sight. */
export interface ShownBill {
  readonly bill: WireBill;
  /** The server's own; otherwise calculated here by the same rules, or the last one while neither is known. */
  readonly source: 'server' | 'browser' | 'before';
}

/** Whether the measured distance is the one of the current address; a take-away needs none. */
export function isSameWay(
  asked: QuoteBody,
  now: Pick<QuoteBody, 'order_type' | 'latitude' | 'longitude'>,
): boolean {
  if (now.order_type === 'take_away') return true;
  return (
    asked.order_type === 'delivery' && asked.latitude === now.latitude && asked.longitude === now.longitude
  );
}

/** CHK-06: the server's bill, and until its next answer the one calculated by the same rules from its last terms. */
export function useShownBill({ quote, draft, lines, where }: CheckoutState): ShownBill | null {
  const { digit_after_decimal_point: decimals } = useMarket().config;
  const { quote: last, asked, answered } = quote;
  if (!last || !asked) return null;
  if (answered) return { bill: last.bill, source: 'server' };
  const { orderType, tip, extraPackaging, coupon } = draft;
  const now = {
    order_type: orderType,
    latitude: where.working?.lat ?? null,
    longitude: where.working?.lng ?? null,
  };
  if (!isSameWay(asked, now)) return { bill: last.bill, source: 'before' };
  const ordered = lines.filter(lineCanBeHad);
  if (ordered.length === 0) return null;
  const wish = { orderType, tip, extraPackaging, coupon };
  return { bill: billOfTerms(last.terms, ordered, wish, decimals), source: 'browser' };
}
