import { isPayable } from '@promenade/domain/payments';
import { type Ctx, over } from '../../../platform/context.ts';
import { schedule } from '../../../platform/jobs/jobs.ts';
import { getGateway } from '../gateways/list-gateways.ts';
import { paymentJob } from '../payment-jobs.ts';
import { findPayment } from '../payments.repo.ts';
import type { PaymentTables } from '../payments.tables.ts';
import type { PaymentPurposes } from '../purposes.ts';
import { hearEvent } from './settle-payment.ts';

/** How long after the shopper went there a gateway is asked, where no message has come. */
const askAfterMs = 60_000;

/** Has the gateway asked later, in case its message is lost. */
export async function askLater(ctx: Ctx, paymentId: string): Promise<void> {
  await schedule(ctx, paymentJob.ask, { paymentId }, ctx.clock.now() + askAfterMs);
}

/** Asks a gateway what became of a payment (api.md, rule 7: its API asked back), and again until its time is over. */
export async function askGateway(
  ctx: Ctx,
  purposes: PaymentPurposes,
  { paymentId }: { readonly paymentId: string },
): Promise<void> {
  const payment = await findPayment(over<PaymentTables>(ctx), paymentId);
  if (!payment || !isPayable(payment.state)) return;
  const gateway = await getGateway(ctx, payment.method);
  const event = await gateway.ask(ctx, payment);
  if (event) await hearEvent(ctx, purposes, gateway.name, event);
  else if (payment.due_at.getTime() > ctx.clock.now()) await askLater(ctx, paymentId);
}

/** Has a gateway take no more money for a payment. */
export async function closePayment(ctx: Ctx, { paymentId }: { readonly paymentId: string }): Promise<void> {
  const payment = await findPayment(over<PaymentTables>(ctx), paymentId);
  if (payment) await (await getGateway(ctx, payment.method)).close(ctx, payment);
}
