import type { Ctx } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { refuse } from '../../../platform/errors.ts';
import type { RawMessage } from '../gateways/gateway.ts';
import { getGateway } from '../gateways/list-gateways.ts';
import type { PaymentPurposes } from '../purposes.ts';
import { applyGatewayEvent } from './settle-payment.ts';

/** POST /webhooks/{gateway}: verified, read and applied; a gateway that gets no answer sends it again. */
export async function receiveWebhook(
  ctx: Ctx,
  purposes: PaymentPurposes,
  gatewayName: string,
  message: RawMessage,
): Promise<void> {
  const gateway = await getGateway(ctx, gatewayName);
  const event = await gateway.readEvent(ctx, message);
  const arriving = ctx.gateways.arriving?.();
  // An injected fault: without an answer the gateway sends it again, after later events.
  if (arriving === 'later') refuse('not_ready');
  const apply = () => inTransaction(ctx, (inner) => applyGatewayEvent(inner, purposes, gateway.name, event));
  await apply();
  if (arriving === 'twice') await apply();
}
