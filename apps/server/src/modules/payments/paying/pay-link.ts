import type { Ctx } from '../../../platform/context.ts';
import { openSeal, seal } from '../../../platform/secrets/seal.ts';
import type { PaymentRow } from '../payments.tables.ts';

// The page outlives the time to pay, to be able to say that it is over.
const linkOutlivesMs = 24 * 60 * 60_000;

/** Where the storefront waits for the gateway’s word, and takes what proves a transfer. */
export function waitingLink(ctx: Pick<Ctx, 'publicUrl'>, { id }: Pick<PaymentRow, 'id'>): string {
  return `${ctx.publicUrl}/payment?payment_id=${id}`;
}

/** The payment link. The id is no secret, so the link contains a sealed key that is only valid for this payment. */
export async function payLink(
  ctx: Ctx,
  payment: Pick<PaymentRow, 'id' | 'method' | 'due_at'>,
): Promise<string> {
  if (payment.method === 'offline_payment') return waitingLink(ctx, payment);
  const until = payment.due_at.getTime() + linkOutlivesMs;
  const key = await seal(ctx, 'payment-page', payment.id, until);
  return `${ctx.publicUrl}/pay/${payment.id}?key=${key}`;
}

/** Whether the key was given for this payment. */
export async function isKeyOf(ctx: Ctx, paymentId: string, key: string): Promise<boolean> {
  const opened = await openSeal<string>(ctx, 'payment-page', key);
  return opened.ok && opened.value === paymentId;
}
