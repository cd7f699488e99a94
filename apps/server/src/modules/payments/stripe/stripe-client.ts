import type Stripe from 'stripe';
import type { Ctx } from '../../../platform/context.ts';
import type { StripeSource } from '../../../platform/sources/gateway-sources.ts';

const timeoutMs = 10_000;
const retries = 2;

// One for each way to reach it: the library keeps connections open. Loaded when Stripe is first needed.
const clients = new WeakMap<StripeSource, Promise<Stripe>>();

async function makeClient({ secretKey, url }: StripeSource): Promise<Stripe> {
  const { default: StripeClient } = await import('stripe');
  const { hostname, port, protocol } = new URL(url);
  return new StripeClient(secretKey, {
    host: hostname,
    port: port === '' ? (protocol === 'http:' ? 80 : 443) : port,
    protocol: protocol === 'http:' ? 'http' : 'https',
    timeout: timeoutMs,
    maxNetworkRetries: retries,
    telemetry: false,
    appInfo: { name: 'Promenade' },
  });
}

/** How this market reaches Stripe; asked for only where the environment names it. */
export function stripeSource({ gateways }: Pick<Ctx, 'gateways'>): StripeSource {
  if (!gateways.stripe) throw new Error('Stripe is not configured');
  return gateways.stripe;
}

/** The library’s client for this market. */
export function stripeClient(ctx: Pick<Ctx, 'gateways'>): Promise<Stripe> {
  const source = stripeSource(ctx);
  const made = clients.get(source) ?? makeClient(source);
  clients.set(source, made);
  return made;
}
