import type { Refusal } from '@promenade/contract/client';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { readAttempt } from '../../../lib/attempts/attempt.ts';
import { isAnswer } from '../../../lib/api/is-answer.ts';
import { type LostAnswer, useLostAnswer } from '../../../lib/attempts/use-lost-answer.ts';
import { useShownPart } from '../../../lib/wire/wallet-part.ts';
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
  /** Sent, or accepted: the cart is about to be an order, or is one. */
  readonly isUnderWay: boolean;
  /** The button may be pressed: the bill shown is the server's, of the current choices, and the contact is known. */
  readonly ready: boolean;
  readonly seen: SeenBill;
  /** The bill has changed (CHK-06). */
  readonly drift: BillDrift | null;
  /** The server's refusal of this order. */
  readonly refusal: Refusal | null;
  /** An order was sent, here or on an earlier page, and no answer arrived: what is known of it. */
  readonly lost: LostAnswer | null;
  readonly place: (seen: SeenBill) => void;
  /** Hides the obstacles. */
  readonly reset: () => void;
}

/** Leaves the page once, whoever learns of the order first: the shopper's own attempt, or the page's inquiry. */
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

/** Placing the order, and its outcome. */
export function usePlacing(
  state: CheckoutState,
  onPlaced: (placed: PlacedOrder) => void,
  readLines: () => void,
): Placing {
  const { page, quote: quoting, draft } = state;
  const client = useQueryClient();
  const shownPart = useShownPart(draft.payment.partial);
  const [isDone, once] = useOnce(onPlaced);
  // A refusal refers to the current bill and wallet: the lines and sums shown must be those.
  const showNow = (): void => {
    quoting.retry();
    readLines();
    void client.invalidateQueries({ queryKey: ['accounts.info'] });
  };
  const { mutate, reset, error, isPending, isIdle } = usePlaceOrder(page, once, showNow);
  const [leftOpen] = useState(() => wasLeftOpen(page));
  const isLost = isIdle ? leftOpen : error !== null && !isAnswer(error);
  const lost = useLostAnswer(isLost && !isDone, () => askOrder(page), once);
  const { quote, current } = quoting;
  const seen = { amount: quote?.bill.order_amount ?? 0, seal: quote?.seal ?? null };
  // A wallet that has become empty takes its part back by itself.
  const wanted = JSON.stringify({ ...placeInput(state, { amount: 0, seal: null }), partial_payment: null });
  useForgetRefusal(wanted, isAnswer(error), reset);
  const isUploading = useIsUploading();
  const drift = billDrift(error, seen.amount);
  return {
    // Until the page has been left for the order, or for its payment.
    busy: isPending || isDone || isUploading,
    isUnderWay: isPending || isDone,
    ready:
      current && quote !== null && drift === null && !state.where.contactLoading && state.tipProblem === null,
    seen,
    drift,
    refusal: isAnswer(error) ? error : null,
    lost,
    place: (bill) => mutate({ ...placeInput(state, bill), ...shownPart(bill.amount) }),
    reset,
  };
}
