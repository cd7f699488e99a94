import { publishAfterCommit } from '../../../platform/database/transaction.ts';
import { type Arrival, decideArrival, decidePaymentEvent } from '@promenade/domain/payments';
import { type Ctx, over } from '../../../platform/context.ts';
import type { GatewayEvent } from '../gateways/gateway.ts';
import { insertEvent, updatePayment } from '../payments.repo.ts';
import type { PaymentRow, PaymentTables } from '../payments.tables.ts';
import { handlerOf, type PaymentPurposes, type Taking } from '../purposes.ts';
import { holdPayment } from './hold-payment.ts';
import { refundPayment } from './refund-payment.ts';
import { tellDeclined } from './remind-payment.ts';
import { paymentTopic } from './withdraw-payments.ts';

/** Money that is here, as whoever brought it says. */
export interface Arrived {
  readonly amount: Arrival;
  /** What a refund has to name. */
  readonly charge: string | null;
}

function offer(ctx: Ctx, purposes: PaymentPurposes, payment: PaymentRow): Promise<Taking> {
  const { subject_id: subjectId, id: paymentId, amount_minor: amountMinor } = payment;
  return handlerOf(purposes, payment.purpose).confirmed(ctx, { subjectId, paymentId, amountMinor });
}

async function giveBack(ctx: Ctx, payment: PaymentRow, state: 'failed' | 'returned'): Promise<void> {
  await updatePayment(over<PaymentTables>(ctx), payment.id, { state, updated_at: payment.updated_at });
  await refundPayment(ctx, payment.id, payment.arrived_minor);
  ctx.log.warn({ payment_id: payment.id, state }, 'money arrived that nothing waits for; it goes back');
}

/** Money is here for a held payment: its subject takes it, or it goes back; hearing of it again changes nothing. */
export async function confirmPayment(
  ctx: Ctx,
  purposes: PaymentPurposes,
  payment: PaymentRow,
  { amount, charge }: Arrived,
): Promise<void> {
  const { state, amount_minor: amountMinor, arrived_minor: arrivedMinor, currency } = payment;
  const decision = decideArrival({ state, amountMinor, arrivedMinor, currency }, amount);
  if (!decision.ok) return;
  const db = over<PaymentTables>(ctx);
  const change = {
    arrived_minor: amount.amountMinor,
    gateway_charge: charge,
    updated_at: new Date(ctx.clock.now()),
  };
  const held = await updatePayment(db, payment.id, { ...change, state: decision.to });
  if (decision.to !== 'settled') await giveBack(ctx, held, decision.to);
  else if ((await offer(ctx, purposes, held)) === 'too_late') await giveBack(ctx, held, 'returned');
  publishAfterCommit(ctx, paymentTopic(payment.id));
}

/** A held payment was declined. What it pays for still waits, until its time is over: another may be opened. */
export async function declinePayment(ctx: Ctx, payment: PaymentRow, detail: string): Promise<void> {
  const decision = decidePaymentEvent(payment.state, 'decline');
  if (!decision.ok) return;
  await updatePayment(over<PaymentTables>(ctx), payment.id, {
    state: decision.to,
    detail: detail.slice(0, 300),
    updated_at: new Date(ctx.clock.now()),
  });
  await tellDeclined(ctx, payment);
  publishAfterCommit(ctx, paymentTopic(payment.id));
}

/** Applies a gateway's event, in one transaction: once, however often it arrives (api.md, rule 7). */
export async function applyGatewayEvent(
  ctx: Ctx,
  purposes: PaymentPurposes,
  gateway: string,
  event: GatewayEvent,
): Promise<void> {
  const db = over<PaymentTables>(ctx);
  // Locked before its event is inserted, which refers to it: in the other order two transactions could deadlock.
  const named = event.paymentId === null ? undefined : await holdPayment(ctx, purposes, event.paymentId);
  // Other programs may share the account at the gateway: events of their payments are ignored.
  if (named?.method !== gateway) return;
  const at = new Date(ctx.clock.now());
  const row = { gateway, event_id: event.id, kind: event.kind, payment_id: named.id, at };
  if (!(await insertEvent(db, row))) return;
  if (event.kind === 'declined') await declinePayment(ctx, named, event.detail);
  if (event.kind === 'confirmed' && event.arrived)
    await confirmPayment(ctx, purposes, named, { amount: event.arrived, charge: event.charge });
}
