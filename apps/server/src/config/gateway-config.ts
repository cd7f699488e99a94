import { z } from 'zod';
import type { GatewaySources } from '../platform/sources/gateway-sources.ts';

// A key in another one's place would be noticed with the first payment.
const key = (beginnings: readonly string[], meaning: string) =>
  z
    .string()
    .refine(
      (given) => beginnings.some((one) => given.startsWith(one)),
      `must begin with ${beginnings.join(' or ')}`,
    )
    .optional()
    .describe(meaning);

/** Keys of the environment about payment gateways. All may stay empty. */
export const gatewayKeys = {
  STRIPE_SECRET_KEY: key(
    ['sk_', 'rk_'],
    'Secret key of Stripe (sk_… or rk_…). Empty: Stripe is not offered. Never logged. See docs/payments.md.',
  ),
  STRIPE_WEBHOOK_SECRET: key(
    ['whsec_'],
    'Secret with which Stripe signs its webhooks (whsec_…). Never logged.',
  ),
  STRIPE_URL: z
    .url({ protocol: /^https?$/ })
    .default('https://api.stripe.com')
    .describe('Address at which Stripe is called.'),
};

type Given = z.output<z.ZodObject<typeof gatewayKeys>>;

/** What one key alone cannot tell. */
export function wrongGatewayKeys(given: Readonly<Record<string, string | undefined>>): string[] {
  const { STRIPE_SECRET_KEY: secret, STRIPE_WEBHOOK_SECRET: webhook } = given;
  if (secret && !webhook) return ['STRIPE_WEBHOOK_SECRET: STRIPE_SECRET_KEY needs it'];
  return webhook && !secret ? ['STRIPE_SECRET_KEY: STRIPE_WEBHOOK_SECRET needs it'] : [];
}

/** The keys as the gateways take them. */
export function gatewaySources(given: Given): GatewaySources {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret, STRIPE_URL: url } = given;
  if (!secretKey || !webhookSecret) return {};
  return { stripe: { secretKey, webhookSecret, url: url.replace(/\/+$/, '') } };
}
