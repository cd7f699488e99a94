import { useMutation } from '@tanstack/react-query';
import { call } from '../../../lib/api/browser-client.ts';
import { guestQuery } from '../../../lib/api/guest.ts';
import { newIdempotencyKey } from '../../../lib/api/idempotency-key.ts';
import type { PlacedOrder } from '../checkout-cart.ts';
import { forgetDraft } from '../draft.ts';
import { isAnswer } from '../../../lib/api/is-answer.ts';
import { sendOnce } from '../../../lib/attempts/send-once.ts';
import { useForgetRefusal } from '../placing/use-forget-refusal.ts';
import { contactAndDoor, type Reach } from '../use-reach.ts';
import { prescriptionAttempt } from './ask-prescription.ts';

function bodyOf({ draft, where, store }: Reach) {
  const door = draft.orderType === 'delivery' ? where.working : null;
  return {
    ...contactAndDoor({ draft, where }),
    store_id: store?.id ?? '',
    order_type: draft.orderType,
    latitude: door?.lat ?? null,
    longitude: door?.lng ?? null,
    prescription_ids: draft.prescriptions.map(({ id }) => id),
  };
}

/**
 * Places an order with only the pictures of a prescription, once, however often its answer is lost and whatever is
 * changed then.
 */
export function usePlacePrescription(reach: Reach, onPlaced: (placed: PlacedOrder) => void) {
  const placing = useMutation({
    networkMode: 'always',
    meta: { quiet: true },
    mutationFn: async () =>
      sendOnce(
        prescriptionAttempt,
        { ...bodyOf(reach), ...(await guestQuery()) },
        (body, idempotencyKey) => call('checkout.placePrescription', { body, idempotencyKey }),
        newIdempotencyKey,
      ),
    onSuccess: ({ order_id: orderId, message, redirect_link: redirectLink }) => {
      forgetDraft();
      onPlaced({ orderId, message, redirectLink });
    },
  });
  useForgetRefusal(JSON.stringify(bodyOf(reach)), isAnswer(placing.error), placing.reset);
  return placing;
}
