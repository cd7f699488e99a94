import type { Ctx } from '../../../platform/context.ts';
import { refuse } from '../../../platform/errors.ts';
import { getMarket } from '../../settings/index.ts';
import { sandboxGateway } from '../sandbox/sandbox-gateway.ts';
import { stripeGateway } from '../stripe/stripe-gateway.ts';
import type { Gateway } from './gateway.ts';

/** The gateways that are there: Stripe where the environment names it, the sandbox where the market has it on. */
export async function listGateways(ctx: Ctx): Promise<readonly Gateway[]> {
  const { settings } = await getMarket(ctx);
  return [
    ...(ctx.gateways.stripe ? [stripeGateway] : []),
    ...(settings.sandboxPayments ? [sandboxGateway] : []),
  ];
}

/** A gateway that is there. */
export async function getGateway(ctx: Ctx, name: string): Promise<Gateway> {
  return (await listGateways(ctx)).find((gateway) => gateway.name === name) ?? refuse('not_found');
}
