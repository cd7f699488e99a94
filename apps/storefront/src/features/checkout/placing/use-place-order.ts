import { useMutation } from '@tanstack/react-query';
import { call } from '../../../lib/api/browser-client.ts';
import { guestQuery } from '../../../lib/api/guest.ts';
import { newKey } from '../../../lib/api/new-key.ts';
import type { WireBill } from '../../../lib/wire/bill-rows.ts';
import { forgetDraft } from '../draft.ts';
import type { PlaceBody } from './attempt.ts';
import { isAnswer, type Placed, sendOrder } from './send-order.ts';

const send = (body: PlaceBody, idempotencyKey: string): Promise<Placed> =>
  call('checkout.place', { body, idempotencyKey });

/** The new bill of a refusal that says that the total has changed (CHK-06). */
export function changedBill(error: unknown): WireBill | null {
  if (!isAnswer(error) || error.code !== 'bill_changed') return null;
  return (error.body['bill'] as WireBill | undefined) ?? null;
}

export type PlaceInput = Omit<PlaceBody, 'guest_id'>;

/** Places the order, once, however often its answer is lost. Says itself what went wrong. */
export function usePlaceOrder(onPlaced: (orderId: string, message: string) => void) {
  return useMutation({
    mutationKey: ['checkout.place'],
    // Without a connection a try fails at once and says so; the shopper sends it again, not the program.
    networkMode: 'always',
    meta: { quiet: true },
    mutationFn: async (input: PlaceInput) => sendOrder({ ...input, ...(await guestQuery()) }, send, newKey),
    onSuccess: ({ order_id, message }) => {
      forgetDraft();
      onPlaced(order_id, message);
    },
  });
}
