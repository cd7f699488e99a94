import type { Ctx } from '../../../platform/context.ts';
import type { PaymentPurposes } from '../purposes.ts';
import { receiveWebhook } from '../settling/receive-webhook.ts';
import type { SandboxBody } from './message.ts';
import { sandboxName } from './sandbox-gateway.ts';
import { signatureHeader, signMessage } from './signature.ts';

/**
 * Sends one message of the sandbox: signed, and through the same door as those of others. Sandbox and market are one
 * program, so it needs no network between them.
 */
export async function sendSandboxMessage(
  ctx: Ctx,
  purposes: PaymentPurposes,
  message: SandboxBody,
): Promise<void> {
  const body = Buffer.from(JSON.stringify(message));
  const headers = { [signatureHeader]: await signMessage(ctx, body) };
  await receiveWebhook(ctx, purposes, sandboxName, { body, headers });
}
