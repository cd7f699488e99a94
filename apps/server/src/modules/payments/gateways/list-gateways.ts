import type { Ctx } from '../../../platform/context.ts';
import { refuse } from '../../../platform/errors.ts';
import { getMarket } from '../../settings/index.ts';
import { sandboxGateway } from '../sandbox/sandbox-gateway.ts';
import { stripeGateway } from '../stripe/stripe-gateway.ts';
import type { Gateway } from './gateway.ts';

// As long as Stripe's client waits for one answer.
const patienceMs = 10_000;

/** A gateway that goes through faults on purpose before each of its calls. */
function misbehaving(gateway: Gateway, before: (patienceMs: number) => Promise<void>): Gateway {
  return {
    ...gateway,
    begin: async (ctx, payment) => {
      await before(patienceMs).catch(() => refuse('payment_unavailable'));
      return gateway.begin(ctx, payment);
    },
    ask: async (ctx, payment) => {
      await before(patienceMs);
      return gateway.ask(ctx, payment);
    },
    close: async (ctx, payment) => {
      await before(patienceMs);
      await gateway.close(ctx, payment);
    },
    refund: async (ctx, refund) => {
      await before(patienceMs);
      return gateway.refund(ctx, refund);
    },
  };
}

/** The gateways that are there: Stripe where the environment names it, the sandbox where the market has it on. */
export async function listGateways(ctx: Ctx): Promise<readonly Gateway[]> {
  const { settings } = await getMarket(ctx);
  const all = [
    ...(ctx.gateways.stripe ? [stripeGateway] : []),
    ...(settings.sandboxPayments ? [sandboxGateway] : []),
  ];
  const { before } = ctx.gateways;
  return before ? all.map((gateway) => misbehaving(gateway, before)) : all;
}

/** A gateway that is there. */
export async function getGateway(ctx: Ctx, name: string): Promise<Gateway> {
  return (await listGateways(ctx)).find((gateway) => gateway.name === name) ?? refuse('not_found');
}
