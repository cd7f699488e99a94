import type { Routes } from '../../platform/http/handler.ts';
import type { TaxStores } from './deciding/decide-and-tax.ts';
import {
  changeOperatorSetting,
  forgetOperatorSetting,
  listOperatorSettings,
} from './deciding/operator-settings.ts';
import { getConfig, type PaymentMethods } from './get-config.ts';
import { setMaintenance } from './maintenance.ts';

/** Calls of the settings room. */
export function settingsRoutes(paymentMethods: PaymentMethods, taxStores: TaxStores) {
  return {
    'settings.config': (ctx) => getConfig(ctx, paymentMethods),
    'ops.settings': (ctx) => listOperatorSettings(ctx),
    'ops.changeSetting': (ctx, { params, body }) =>
      changeOperatorSetting(ctx, taxStores, { key: params.key, value: body.value }),
    'ops.forgetSetting': (ctx, { params }) => forgetOperatorSetting(ctx, taxStores, params.key),
    'ops.setMaintenance': (ctx, { body }) => setMaintenance(ctx, body),
  } satisfies Routes;
}
