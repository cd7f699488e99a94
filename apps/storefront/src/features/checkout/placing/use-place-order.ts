import type { Reply } from '@promenade/contract/calls';
import type { PlaceBody } from '@promenade/contract/checkout';
import { useMutation } from '@tanstack/react-query';
import { call } from '../../../lib/api/browser-client.ts';
import { guestQuery } from '../../../lib/api/guest.ts';
import { newIdempotencyKey } from '../../../lib/api/idempotency-key.ts';
import { isAnswer } from '../../../lib/api/is-answer.ts';
import { sendOnce } from '../../../lib/attempts/send-once.ts';
import { attemptOf, type OrderPage } from './attempt.ts';

export type Placed = Reply<'checkout.place'>;

const send = (body: PlaceBody, idempotencyKey: string): Promise<Placed> =>
  call('checkout.place', { body, idempotencyKey });

export type PlaceInput = Omit<PlaceBody, 'guest_id'>;

/** Places the order, once, however often its answer is lost. Shows errors itself. */
export function usePlaceOrder(page: OrderPage, onPlaced: (placed: Placed) => void, onRefused: () => void) {
  return useMutation({
    mutationKey: ['checkout.place'],
    // Without a connection an attempt fails at once and says so; the shopper repeats it, not the program.
    networkMode: 'always',
    meta: { quiet: true },
    mutationFn: async (input: PlaceInput) =>
      sendOnce(attemptOf(page), { ...input, ...(await guestQuery()) }, send, newIdempotencyKey),
    onSuccess: onPlaced,
    onError: (error) => {
      // A changed bill comes with its refusal, amount by amount.
      if (isAnswer(error) && error.code !== 'bill_changed') onRefused();
    },
  });
}
