import type { Routes } from '../../platform/endpoints.ts';
import { getConfig, type PaymentMethods } from './get-config.ts';
import { setMaintenance } from './maintenance.ts';

/** Calls of the settings room. */
export function settingsRoutes(paymentMethods: PaymentMethods) {
  return {
    'settings.config': (ctx) => getConfig(ctx, paymentMethods),
    'ops.setMaintenance': (ctx, { body }) => setMaintenance(ctx, body),
  } satisfies Routes;
}
