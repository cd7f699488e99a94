import { type Decision, refused } from '../decision/index.ts';
import type { OrderStatus } from '../orders/index.ts';

/** Every charge_payer: who pays the delivery charge. */
export const CHARGE_PAYERS = ['sender', 'receiver'] as const;

/** charge_payer. */
export type ChargePayer = (typeof CHARGE_PAYERS)[number];

/** How a parcel is paid. */
export type ParcelPayment = { readonly payer: ChargePayer; readonly method: string };

/** Why it cannot be paid so. */
export type ParcelPaymentRefusal = { readonly code: 'receiver_pays_cash' };

const CASH = 'cash_on_delivery';

/** CHK-10: senders pay with any method of the market; receivers, who have not ordered anything, in cash at the door. */
export function decideParcelPayment({
  payer,
  method,
}: ParcelPayment): Decision<{ cash: boolean }, ParcelPaymentRefusal> {
  if (payer === 'receiver' && method !== CASH) return refused({ code: 'receiver_pays_cash' });
  return { ok: true, cash: method === CASH };
}

/**
 * The status in which cash is paid: by the receiver at delivery, by the sender at pickup. An unpaid parcel that comes back
 * is paid by the sender at the return.
 * @returns undefined if no cash is paid
 */
export function cashTakenAt({ payer, method }: ParcelPayment, comesBack = false): OrderStatus | undefined {
  if (method !== CASH) return undefined;
  if (payer === 'sender') return 'picked_up';
  return comesBack ? 'canceled' : 'delivered';
}
