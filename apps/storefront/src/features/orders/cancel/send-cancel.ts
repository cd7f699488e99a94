import { call } from '../../../lib/api/browser-client.ts';
import { guestQuery } from '../../../lib/api/guest.ts';
import { sendStanding } from '../../../lib/attempts/unanswered.ts';

/** Cancels the order, once: it is cancelled for the reason that arrived first. */
export async function sendCancel(orderId: string, reason: string) {
  const body = { order_id: orderId, reason, ...(await guestQuery()) };
  return sendStanding(`cancel ${orderId}`, body, (sent, idempotencyKey) =>
    call('orders.cancel', { body: sent, idempotencyKey }),
  );
}
