import { isPayable } from '@promenade/domain/payments';
import { type Ctx, over } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { refuse } from '../../../platform/errors.ts';
import { askLater } from '../settling/ask-gateway.ts';
import { getGateway } from '../gateways/list-gateways.ts';
import { isKeyOf, waitingLink } from './pay-link.ts';
import { findPayment, updatePayment } from '../payments.repo.ts';
import type { PaymentRow, PaymentTables } from '../payments.tables.ts';

/** Where whoever follows the link of a payment is brought. */
export type Visit =
  | { readonly kind: 'link'; readonly url: string }
  /** The sandbox’s page. */
  | { readonly kind: 'page'; readonly payment: PaymentRow };

/** The payment behind a link; without its key there is none. */
export async function getPaymentByLink(ctx: Ctx, paymentId: string, key: string): Promise<PaymentRow> {
  if (!(await isKeyOf(ctx, paymentId, key))) return refuse('not_found');
  return (await findPayment(over<PaymentTables>(ctx), paymentId)) ?? refuse('not_found');
}

async function noteReference(ctx: Ctx, payment: PaymentRow, reference: string): Promise<void> {
  if (payment.gateway_reference === reference) return;
  await inTransaction(ctx, async (inner) => {
    const change = { gateway_reference: reference, updated_at: new Date(ctx.clock.now()) };
    await updatePayment(over<PaymentTables>(inner), payment.id, change);
    await askLater(inner, payment.id);
  });
}

/** GET /pay/{payment}: to the gateway while the payment waits, else to where the shopper waited for its word. */
export async function visitPayment(ctx: Ctx, paymentId: string, key: string): Promise<Visit> {
  const payment = await getPaymentByLink(ctx, paymentId, key);
  const isOver = !isPayable(payment.state) || payment.due_at.getTime() <= ctx.clock.now();
  if (isOver) return { kind: 'link', url: waitingLink(ctx, payment) };
  const place = await (await getGateway(ctx, payment.method)).begin(ctx, payment);
  if (place.kind === 'page') return { kind: 'page', payment };
  await noteReference(ctx, payment, place.reference);
  return { kind: 'link', url: place.url };
}
