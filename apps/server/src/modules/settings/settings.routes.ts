import type { Routes } from '../../platform/endpoints.ts';
import { getConfig, type PaymentMethods } from './get-config.ts';
import { subscribeNewsletter } from './subscribe-newsletter.ts';

/** Calls of the settings room. */
export function settingsRoutes(paymentMethods: PaymentMethods) {
  return {
    'settings.config': (ctx) => getConfig(ctx, paymentMethods),
    'newsletter.subscribe': (ctx, { body }) => subscribeNewsletter(ctx, body),
  } satisfies Routes;
}
