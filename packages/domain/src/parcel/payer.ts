import { type Decision, refused } from '../decision/index.ts';
import type { OrderStatus } from '../orders/index.ts';

/** Every charge_payer: who pays the way. */
export const CHARGE_PAYERS = ['sender', 'receiver'] as const;

/** charge_payer. */
export type ChargePayer = (typeof CHARGE_PAYERS)[number];

/** How a parcel is paid. */
export type ParcelPayment = { readonly payer: ChargePayer; readonly method: string };

/** Why it cannot be paid so. */
export type ParcelPaymentRefusal = { readonly code: 'receiver_pays_cash' };

const CASH = 'cash_on_delivery';

/** CHK-10: the sender pays by any method of the market; the receiver, who has ordered nothing, in cash at the door. */
export function decideParcelPayment({
  payer,
  method,
}: ParcelPayment): Decision<{ cash: boolean }, ParcelPaymentRefusal> {
  if (payer === 'receiver' && method !== CASH) return refused({ code: 'receiver_pays_cash' });
  return { ok: true, cash: method === CASH };
}

/**
 * The state in which cash changes hands: the receiver's when the parcel is handed over; the sender's when it is fetched.
 * What comes back unpaid is paid by whoever takes it: the sender, at the return.
 * @returns undefined where no cash changes hands
 */
export function cashTakenAt({ payer, method }: ParcelPayment, comesBack = false): OrderStatus | undefined {
  if (method !== CASH) return undefined;
  if (payer === 'sender') return 'picked_up';
  return comesBack ? 'canceled' : 'delivered';
}
