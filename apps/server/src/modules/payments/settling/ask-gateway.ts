import { isPayable } from '@promenade/domain/payments';
import { type Ctx, over } from '../../../platform/context.ts';
import { schedule } from '../../../platform/jobs/jobs.ts';
import { getGateway } from '../gateways/list-gateways.ts';
import { paymentJob } from '../payment-jobs.ts';
import { findPayment } from '../payments.repo.ts';
import type { PaymentTables } from '../payments.tables.ts';
import type { PaymentPurposes } from '../purposes.ts';
import { applyGatewayEvent } from './settle-payment.ts';

/** How long after the shopper went there the gateway is queried, if no webhook has arrived. */
const askAfterMs = 60_000;

/** Schedules a query of the gateway, in case its webhook is lost. */
export async function askLater(ctx: Ctx, paymentId: string): Promise<void> {
  await schedule(ctx, paymentJob.ask, { paymentId }, ctx.clock.now() + askAfterMs);
}

/** Queries a gateway for a payment's outcome (api.md, rule 7), and again until the payment is due. */
export async function askGateway(
  ctx: Ctx,
  purposes: PaymentPurposes,
  { paymentId }: { readonly paymentId: string },
): Promise<void> {
  const payment = await findPayment(over<PaymentTables>(ctx), paymentId);
  if (!payment || !isPayable(payment.state)) return;
  const gateway = await getGateway(ctx, payment.method);
  const event = await gateway.ask(ctx, payment);
  if (event) await applyGatewayEvent(ctx, purposes, gateway.name, event);
  else if (payment.due_at.getTime() > ctx.clock.now()) await askLater(ctx, paymentId);
}

/** Has a gateway take no more money for a payment. What it has taken by then goes back, whether a webhook tells of it or not. */
export async function closePayment(
  ctx: Ctx,
  purposes: PaymentPurposes,
  { paymentId }: { readonly paymentId: string },
): Promise<void> {
  const payment = await findPayment(over<PaymentTables>(ctx), paymentId);
  if (!payment) return;
  const gateway = await getGateway(ctx, payment.method);
  await gateway.close(ctx, payment);
  const event = await gateway.ask(ctx, payment);
  if (event?.kind === 'confirmed') await applyGatewayEvent(ctx, purposes, gateway.name, event);
}
