import type { Ctx } from '../../../platform/context.ts';
import { isCustomer } from '../../accounts/index.ts';
import { getMarket } from '../../settings/index.ts';

/** Whether a shopper has a wallet that they can look into: a customer, where the market keeps wallets. */
export async function hasWallet(ctx: Ctx, shopperId: string): Promise<boolean> {
  return (await getMarket(ctx)).settings.rewards.wallet && (await isCustomer(ctx, shopperId));
}
