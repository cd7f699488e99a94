import { isPayable } from '@promenade/domain/payments';
import { type Ctx, over } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { refuse } from '../../../platform/errors.ts';
import { askLater } from '../settling/ask-gateway.ts';
import { closeAtGateway } from '../settling/withdraw-payments.ts';
import { getGateway } from '../gateways/list-gateways.ts';
import { isKeyOf, waitingLink } from './pay-link.ts';
import { findPayment, lockPayment, updatePayment } from '../payments.repo.ts';
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

/** Answers whether the payment still waits: it may have been given up while the gateway opened it, which is closed then. */
async function noteReference(ctx: Ctx, payment: PaymentRow, reference: string): Promise<boolean> {
  if (payment.gateway_reference === reference) return true;
  return inTransaction(ctx, async (inner) => {
    const db = over<PaymentTables>(inner);
    const held = await lockPayment(db, payment.id);
    if (!held) return false;
    const change = { gateway_reference: reference, updated_at: new Date(ctx.clock.now()) };
    const noted = await updatePayment(db, payment.id, change);
    const waits = isPayable(noted.state);
    await (waits ? askLater(inner, payment.id) : closeAtGateway(inner, noted));
    return waits;
  });
}

/** GET /pay/{payment}: to the gateway while the payment waits, else to where the shopper waited for its word. */
export async function visitPayment(ctx: Ctx, paymentId: string, key: string): Promise<Visit> {
  const payment = await getPaymentByLink(ctx, paymentId, key);
  const isOver = !isPayable(payment.state) || payment.due_at.getTime() <= ctx.clock.now();
  const waiting = { kind: 'link', url: waitingLink(ctx, payment) } as const;
  if (isOver) return waiting;
  const place = await (await getGateway(ctx, payment.method)).begin(ctx, payment);
  if (place.kind === 'page') return { kind: 'page', payment };
  const waits = await noteReference(ctx, payment, place.reference);
  return waits ? { kind: 'link', url: place.url } : waiting;
}
