import type { PlaceBody } from '@promenade/contract/checkout';
import { useMutation } from '@tanstack/react-query';
import { call } from '../../../lib/api/browser-client.ts';
import { guestQuery } from '../../../lib/api/guest.ts';
import { newKey } from '../../../lib/api/new-key.ts';
import type { PlacedOrder } from '../checkout-cart.ts';
import { forgetDraft } from '../draft.ts';
import { type Placed, sendOrder } from './send-order.ts';

const send = (body: PlaceBody, idempotencyKey: string): Promise<Placed> =>
  call('checkout.place', { body, idempotencyKey });

export type PlaceInput = Omit<PlaceBody, 'guest_id'>;

/** Places the order, once, however often its answer is lost. Says itself what went wrong. */
export function usePlaceOrder(onPlaced: (placed: PlacedOrder) => void) {
  return useMutation({
    mutationKey: ['checkout.place'],
    // Without a connection a try fails at once and says so; the shopper sends it again, not the program.
    networkMode: 'always',
    meta: { quiet: true },
    mutationFn: async (input: PlaceInput) => sendOrder({ ...input, ...(await guestQuery()) }, send, newKey),
    onSuccess: ({ order_id: orderId, message, redirect_link: redirectLink }) => {
      forgetDraft();
      onPlaced({ orderId, message, redirectLink });
    },
  });
}
