import type { Ctx } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { refuse } from '../../../platform/errors.ts';
import type { RawMessage } from '../gateways/gateway.ts';
import { getGateway } from '../gateways/list-gateways.ts';
import type { PaymentPurposes } from '../purposes.ts';
import { hearEvent } from './settle-payment.ts';

/** POST /webhooks/{gateway}: read, if it is signed, and taken in; a gateway that gets no answer sends it again. */
export async function receiveWebhook(
  ctx: Ctx,
  purposes: PaymentPurposes,
  gatewayName: string,
  message: RawMessage,
): Promise<void> {
  const gateway = await getGateway(ctx, gatewayName);
  const event = await gateway.readEvent(ctx, message);
  const arriving = ctx.gateways.arriving?.();
  // Whoever is not answered sends it again, after what follows.
  if (arriving === 'later') refuse('not_ready');
  const hear = () => inTransaction(ctx, (inner) => hearEvent(inner, purposes, gateway.name, event));
  await hear();
  if (arriving === 'twice') await hear();
}
