import type { Reply } from '@promenade/contract/calls';
import { isPayable } from '@promenade/domain/payments';
import { getShopperId } from '../../../platform/identity/actor.ts';
import { type Ctx, over } from '../../../platform/context.ts';
import { refuse } from '../../../platform/errors.ts';
import { openStreams } from '../../../platform/http/open-streams.ts';
import { eachNotification } from '../../../platform/events/watch-topic.ts';
import { findPayment, listPaymentsOf } from '../payments.repo.ts';
import type { PaymentRow, PaymentTables } from '../payments.tables.ts';
import { paymentTopic } from '../settling/withdraw-payments.ts';
import { viewPayment, viewPaymentEvent } from './payment.view.ts';

/** The caller's own payment; anybody else's is not there at all. */
async function getOwnPayment(ctx: Ctx, id: string): Promise<PaymentRow> {
  const payment = await findPayment(over<PaymentTables>(ctx), id);
  return payment?.shopper_id === getShopperId(ctx) ? payment : refuse('payment_not_found');
}

async function findLastOfOrder(ctx: Ctx, orderId: string): Promise<PaymentRow | undefined> {
  const subject = { purpose: 'order', subjectId: orderId } as const;
  return (await listPaymentsOf(over<PaymentTables>(ctx), subject))[0];
}

/** GET /customer/payment: named by its id, or by the order that it pays. */
export async function getPayment(
  ctx: Ctx,
  query: { payment_id?: string | undefined; order_id?: string | undefined },
): Promise<Reply<'payments.state'>> {
  const { payment_id: id, order_id: orderId } = query;
  const named = id ?? (orderId && (await findLastOfOrder(ctx, orderId))?.id);
  return viewPayment(ctx, await getOwnPayment(ctx, named || refuse('payment_not_found')));
}

// Tabs of whoever pays; more is a fault or a flood.
const streams = openStreams(24);

/** GET /customer/payment/events: the state at once, then each change; ends when nothing is waited for any more. */
export async function* followPayment(
  ctx: Ctx,
  query: { payment_id: string },
): AsyncGenerator<Reply<'payments.events'>> {
  const { id } = await getOwnPayment(ctx, query.payment_id);
  for await (const _notification of eachNotification(ctx, { streams, caller: id, topic: paymentTopic(id) })) {
    const payment = await findPayment(over<PaymentTables>(ctx), id);
    if (!payment) return;
    yield viewPaymentEvent(ctx, payment);
    if (!isPayable(payment.state)) return;
  }
}
