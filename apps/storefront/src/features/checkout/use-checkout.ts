import { useState } from 'react';
import type { Where } from './address/use-where.ts';
import type { AmountProblem } from '../../lib/form/read-amount.ts';
import { useMarket } from '../../lib/session/market.ts';
import { ownTipProblem } from './bill/own-tip.ts';
import { type QuoteBody, type QuoteState, useQuote } from './bill/use-quote.ts';
import type { CheckoutLine } from './checkout-cart.ts';
import { collectAt } from './collect-at.ts';
import type { Draft } from './draft.ts';
import type { OrderPage } from './placing/attempt.ts';
import type { PlaceInput } from './placing/use-place-order.ts';
import { contactAndDoor, type Reach, useReach } from './use-reach.ts';

export interface CheckoutState extends Reach {
  readonly page: OrderPage;
  readonly lines: readonly CheckoutLine[];
  readonly quote: QuoteState;
  /** Whether the courier can be tipped. */
  readonly takesTips: boolean;
  /** Why the custom tip is not accepted: nothing is ordered without it. */
  readonly tipProblem: AmountProblem | null;
}

function quoteBody(page: OrderPage, draft: Draft, { working }: Where): QuoteBody {
  const isDelivery = draft.orderType === 'delivery';
  return {
    page,
    order_type: draft.orderType,
    latitude: isDelivery ? (working?.lat ?? null) : null,
    longitude: isDelivery ? (working?.lng ?? null) : null,
    schedule_at: draft.scheduleAt,
    dm_tips: isDelivery ? draft.tip : 0,
    coupon_code: draft.coupon?.code ?? null,
    extra_packaging: draft.extraPackaging,
  };
}

/** The bill that the shopper has seen: its total, and the server's signature. */
export interface SeenBill {
  readonly amount: number;
  readonly seal: string | null;
}

/** The request to place the order, with the bill as it was shown. */
export function placeInput(state: CheckoutState, seen: SeenBill): PlaceInput {
  const { page, draft, where, lines, quote } = state;
  const named = lines.filter(({ id }) => draft.unavailable[id] !== undefined);
  return {
    ...quoteBody(page, draft, where),
    ...contactAndDoor(state),
    payment_method: draft.payment.method,
    partial_payment: draft.payment.partial,
    order_amount: seen.amount,
    seal: seen.seal,
    cutlery: draft.cutlery && quote.quote?.cutlery === true,
    when_unavailable: named.map(({ id }) => ({ cart_id: id, choice: draft.unavailable[id] ?? 'refund' })),
    prescription_ids: quote.prescriptionLines.length > 0 ? draft.prescriptions.map(({ id }) => id) : [],
  };
}

/** Changes with the cart. */
export const versionOf = (lines: readonly CheckoutLine[]): string =>
  lines.map(({ id, quantity, total_price }) => `${id} ${quantity} ${total_price}`).join();

/** The lines, or those that there were last: a cart is empty before the answer of its order is here. */
function useLastLines(lines: readonly CheckoutLine[]): readonly CheckoutLine[] {
  const [last, setLast] = useState(lines);
  if (lines.length === 0 || lines === last) return last;
  setLast(lines);
  return lines;
}

/** The state of checkout: the draft, the store, the address and the bill. */
export function useCheckout(page: OrderPage, cartLines: readonly CheckoutLine[]): CheckoutState {
  const lines = useLastLines(cartLines);
  const { config } = useMarket();
  const ordered = lines[0]?.item;
  const storeId = ordered?.store_id ?? '';
  const reach = useReach(storeId, ordered);
  const quote = useQuote(
    quoteBody(page, reach.draft, reach.where),
    versionOf(lines),
    cartLines.length > 0 && !reach.where.savedLoading,
  );
  const takesTips = config.dm_tips_status === 1 && reach.draft.orderType === 'delivery';
  return {
    ...reach,
    store: collectAt(reach.store, quote.quote),
    page,
    lines,
    quote,
    takesTips,
    tipProblem: takesTips ? ownTipProblem(reach.draft.ownTip, config.digit_after_decimal_point) : null,
  };
}
