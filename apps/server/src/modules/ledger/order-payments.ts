import { postOrderPayment, postPaymentRefund } from '@promenade/domain/ledger';
import type { Ctx } from '../../platform/context.ts';
import { post } from './post.ts';

/** A payment for an order or a trip other than from the wallet; `key` identifies it, such as the payment's id. */
export type OutsidePayment = {
  readonly key: string;
  readonly through: 'gateways' | 'cash';
  readonly amountMinor: number;
} & (
  | { readonly orderId: string; readonly tripId?: undefined }
  | { readonly tripId: string; readonly orderId?: undefined }
);

const paidForOf = ({ tripId }: OutsidePayment) => (tripId === undefined ? 'orders' : 'trips');

/** Writes into the books that an order or a trip was paid by a gateway or in cash; once for a key. */
export async function bookPayment(ctx: Ctx, payment: OutsidePayment): Promise<void> {
  const { orderId, tripId, key, through, amountMinor } = payment;
  if (amountMinor === 0) return;
  const postings = postOrderPayment(through, amountMinor, paidForOf(payment));
  await post(ctx, { kind: 'order_payment', key: `order_payment:${key}`, orderId, tripId, postings });
}

/** Writes into the books that a payment went back the way it came; once for a key. */
export async function bookRefund(ctx: Ctx, payment: OutsidePayment): Promise<void> {
  const { orderId, tripId, key, through, amountMinor } = payment;
  if (amountMinor === 0) return;
  const postings = postPaymentRefund(through, amountMinor, paidForOf(payment));
  await post(ctx, { kind: 'payment_refund', key: `payment_refund:${key}`, orderId, tripId, postings });
}
