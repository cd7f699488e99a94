import { postOrderPayment, postPaymentRefund } from '@promenade/domain/ledger';
import type { Ctx } from '../../platform/context.ts';
import { post } from './post.ts';

/** What was paid past the wallet; `key` says which payment it is, such as the payment's id. */
export interface OrderPayment {
  readonly orderId: string;
  readonly key: string;
  readonly through: 'gateways' | 'cash';
  readonly amountMinor: number;
}

/** Writes into the books that an order was paid by a gateway or in cash; once for a key. */
export async function bookPayment(
  ctx: Ctx,
  { orderId, key, through, amountMinor }: OrderPayment,
): Promise<void> {
  if (amountMinor === 0) return;
  const postings = postOrderPayment(through, amountMinor);
  await post(ctx, { kind: 'order_payment', key: `order_payment:${key}`, orderId, postings });
}

/** Writes into the books that a payment went back the way it came; once for a key. */
export async function bookRefund(
  ctx: Ctx,
  { orderId, key, through, amountMinor }: OrderPayment,
): Promise<void> {
  if (amountMinor === 0) return;
  const postings = postPaymentRefund(through, amountMinor);
  await post(ctx, { kind: 'payment_refund', key: `payment_refund:${key}`, orderId, postings });
}
