import type { Refusal } from '@promenade/contract/client';
import { useState } from 'react';
import { readAttempt } from '../../../lib/attempts/attempt.ts';
import { isAnswer } from '../../../lib/attempts/send-once.ts';
import { type LostAnswer, useLostAnswer } from '../../../lib/attempts/use-lost-answer.ts';
import type { PlacedOrder } from '../checkout-cart.ts';
import { forgetDraft } from '../draft.ts';
import { useIsUploading } from '../prescription/use-prescriptions.ts';
import { type CheckoutState, placeInput, type SeenBill } from '../use-checkout.ts';
import { askOrder } from './ask-order.ts';
import { attemptOf, type OrderPage } from './attempt.ts';
import { type BillDrift, billDrift } from './bill-drift.ts';
import { useForgetRefusal } from './use-forget-refusal.ts';
import { type Placed, usePlaceOrder } from './use-place-order.ts';

export interface Placing {
  readonly busy: boolean;
  /** Sent, or sent with success: the cart is about to be, or is, an order. */
  readonly isUnderWay: boolean;
  /** The button may be pressed: the bill in sight is the server's, of what is chosen now, and it is known whom to ask. */
  readonly ready: boolean;
  readonly seen: SeenBill;
  /** The bill is another one now (CHK-06). */
  readonly drift: BillDrift | null;
  /** The server's no to this order. */
  readonly refusal: Refusal | null;
  /** An order was sent, here or on a page before this one, and no answer came: what is known of it. */
  readonly lost: LostAnswer | null;
  readonly place: (seen: SeenBill) => void;
  /** Forgets what stood in the way. */
  readonly reset: () => void;
}

/** Leads on once, whoever hears of the order first: the shopper's own try, or the page that asks by itself. */
function useOnce(onPlaced: (placed: PlacedOrder) => void): readonly [boolean, (placed: Placed) => void] {
  const [isDone, setIsDone] = useState(false);
  const once = ({ order_id: orderId, message, redirect_link: redirectLink }: Placed): void => {
    if (isDone) return;
    setIsDone(true);
    forgetDraft();
    onPlaced({ orderId, message, redirectLink });
  };
  return [isDone, once];
}

const wasLeftOpen = (page: OrderPage): boolean => readAttempt(attemptOf(page)) !== null;

/** Placing the order in sight, and what has become of it. */
export function usePlacing(
  state: CheckoutState,
  onPlaced: (placed: PlacedOrder) => void,
  readLines: () => void,
): Placing {
  const { page, quote: quoting } = state;
  const [isDone, once] = useOnce(onPlaced);
  // What is refused is refused of today's bill: lines and sums in sight are to be those that the refusal speaks of.
  const showNow = (): void => {
    quoting.retry();
    readLines();
  };
  const { mutate, reset, error, isPending, isIdle } = usePlaceOrder(page, once, showNow);
  const [leftOpen] = useState(() => wasLeftOpen(page));
  const isLost = isIdle ? leftOpen : error !== null && !isAnswer(error);
  const lost = useLostAnswer(isLost && !isDone, () => askOrder(page), once);
  const { quote, current } = quoting;
  const seen = { amount: quote?.bill.order_amount ?? 0, seal: quote?.seal ?? null };
  const wanted = JSON.stringify(placeInput(state, { amount: 0, seal: null }));
  useForgetRefusal(wanted, isAnswer(error), reset);
  const isUploading = useIsUploading();
  const drift = billDrift(error, seen.amount);
  return {
    // Until the page has been left for the order, or for where it is paid.
    busy: isPending || isDone || isUploading,
    isUnderWay: isPending || isDone,
    ready:
      current && quote !== null && drift === null && !state.where.contactLoading && state.tipProblem === null,
    seen,
    drift,
    refusal: isAnswer(error) ? error : null,
    lost,
    place: (bill) => mutate(placeInput(state, bill)),
    reset,
  };
}
