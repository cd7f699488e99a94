import type { Reply } from '@promenade/contract/calls';
import type { Ctx } from '../../platform/context.ts';
import { getMarket } from './get-market.ts';
import { type GatewayList, viewConfig } from './settings.view.ts';

/** Tells the gateways that are switched on; handed over by the room of payments, which this lower room does not know. */
export type PaymentMethods = (ctx: Ctx) => Promise<GatewayList>;

/** GET /config (SYS-07). */
export async function getConfig(ctx: Ctx, paymentMethods: PaymentMethods): Promise<Reply<'settings.config'>> {
  return viewConfig(ctx, await getMarket(ctx), await paymentMethods(ctx));
}
