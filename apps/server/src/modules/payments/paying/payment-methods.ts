import type { Reply } from '@promenade/contract/calls';
import type { Ctx } from '../../../platform/context.ts';
import { refuse } from '../../../platform/errors.ts';
import { getMarket } from '../../settings/index.ts';
import { listGateways } from '../gateways/list-gateways.ts';

/** How money changes hands by a method: at the door, from the wallet, through a gateway, or by a transfer with its proof. */
export type MethodKind = 'cash' | 'wallet' | 'gateway' | 'offline';

/** The gateways as every client reads them (SYS-07, active_payment_method_list). */
export async function paymentMethods(
  ctx: Ctx,
): Promise<Reply<'settings.config'>['active_payment_method_list']> {
  return (await listGateways(ctx)).map(({ name, title }) => ({
    gateway: name,
    gateway_title: title[ctx.language],
    gateway_image_full_url: `${ctx.publicUrl}/gateways/${name}.svg`,
  }));
}

/** What kind of method it is; refuses one that is not offered. Wallets are their own room’s to offer. */
export async function methodKind(ctx: Ctx, method: string): Promise<MethodKind> {
  const { settings } = await getMarket(ctx);
  if (method === 'wallet') return 'wallet';
  if (method === 'cash_on_delivery' && settings.cashOnDelivery) return 'cash';
  if (method === 'offline_payment' && settings.offlineMethods.length > 0) return 'offline';
  const isGateway = (await listGateways(ctx)).some(({ name }) => name === method);
  return isGateway ? 'gateway' : refuse('payment_method_off');
}
