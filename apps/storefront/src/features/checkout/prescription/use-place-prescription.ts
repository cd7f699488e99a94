import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../lib/api/browser-client.ts';
import { guestQuery } from '../../../lib/api/guest.ts';
import { newKey } from '../../../lib/api/new-key.ts';
import type { PlacedOrder } from '../checkout-cart.ts';
import { forgetDraft } from '../draft.ts';
import { isAnswer } from '../../../lib/attempts/send-once.ts';
import { contactAndDoor, type Reach } from '../use-reach.ts';

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

/** Orders by the pictures of a prescription alone. One key for every try, so a lost answer never makes a second order. */
export function usePlacePrescription(reach: Reach, onPlaced: (placed: PlacedOrder) => void) {
  const [key, setKey] = useState(newKey);
  return useMutation({
    networkMode: 'always',
    meta: { quiet: true },
    mutationFn: async () => {
      const body = { ...bodyOf(reach), ...(await guestQuery()) };
      return call('checkout.placePrescription', { body, idempotencyKey: key });
    },
    onError: (error) => {
      if (isAnswer(error)) setKey(newKey());
    },
    onSuccess: ({ order_id: orderId, message, redirect_link: redirectLink }) => {
      forgetDraft();
      onPlaced({ orderId, message, redirectLink });
    },
  });
}
