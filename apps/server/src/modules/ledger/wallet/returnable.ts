import { keepsAccount } from '../../accounts/index.ts';
import type { Ctx } from '../../../platform/context.ts';
import { getMarket } from '../../settings/index.ts';

interface Paid {
  readonly walletMinor: number;
  readonly cashMinor: number;
}

/**
 * What a shopper has paid other than by a gateway, as a refund finds it. A wallet that its owner can look into takes
 * cash, too. With an account its wallet goes: what it paid is given back by hand. Nobody deletes the account until the
 * transaction ends.
 */
export async function returnableOf(
  ctx: Ctx,
  shopperId: string,
  { walletMinor, cashMinor }: Paid,
): Promise<Paid & { readonly hasWallet: boolean }> {
  const { wallet } = (await getMarket(ctx)).settings.rewards;
  if (await keepsAccount(ctx, shopperId)) return { walletMinor, cashMinor, hasWallet: wallet };
  return { walletMinor: 0, cashMinor: walletMinor + cashMinor, hasWallet: false };
}
