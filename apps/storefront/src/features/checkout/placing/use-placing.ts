import type { Refusal } from '@promenade/contract/client';
import { useEffect } from 'react';
import type { PlacedOrder } from '../checkout-cart.ts';
import { type CheckoutState, placeInput, type SeenBill } from '../use-checkout.ts';
import { type BillDrift, billDrift } from './bill-drift.ts';
import { isAnswer } from './send-order.ts';
import { type PlaceInput, usePlaceOrder } from './use-place-order.ts';

export interface Placing {
  readonly busy: boolean;
  /** Sent, or sent with success: the cart is about to be, or is, an order. */
  readonly isUnderWay: boolean;
  /** The button may be pressed: the bill in sight is the server's, of what is chosen now. */
  readonly ready: boolean;
  readonly seen: SeenBill;
  /** The bill is another one now (CHK-06). */
  readonly drift: BillDrift | null;
  /** The server's no to this order. */
  readonly refusal: Refusal | null;
  /** No answer came. */
  readonly lost: boolean;
  readonly place: (seen: SeenBill) => void;
  readonly send: (input: PlaceInput) => void;
  /** Forgets what stood in the way. */
  readonly reset: () => void;
}

/** What stood in the way is said no more once something has been changed about it. */
function useForgetRefusal(wanted: string, answered: boolean, reset: () => void): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the wish changes, not when its answer comes.
  useEffect(() => {
    if (answered) reset();
  }, [wanted]);
}

/** Placing the order in sight, and what has become of it. */
export function usePlacing(state: CheckoutState, onPlaced: (placed: PlacedOrder) => void): Placing {
  const { mutate, reset, error, isPending, isSuccess } = usePlaceOrder(onPlaced);
  const { quote, current } = state.quote;
  const seen = { amount: quote?.bill.order_amount ?? 0, seal: quote?.seal ?? null };
  const wanted = JSON.stringify(placeInput(state, { amount: 0, seal: null }));
  useForgetRefusal(wanted, isAnswer(error), reset);
  const drift = billDrift(error, seen.amount);
  return {
    // Until the page has been left for the order, or for where it is paid.
    busy: isPending || isSuccess,
    isUnderWay: isPending || isSuccess,
    ready: current && quote !== null && drift === null,
    seen,
    drift,
    refusal: isAnswer(error) ? error : null,
    lost: error !== null && !isAnswer(error),
    place: (bill) => mutate(placeInput(state, bill)),
    send: mutate,
    reset,
  };
}
