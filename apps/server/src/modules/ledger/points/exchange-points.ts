import type { Reply } from '@promenade/contract/calls';
import { noticeOf } from '@promenade/contract/refusals';
import { accountId, decideExchange, postPointsExchanged } from '@promenade/domain/ledger';
import { toMajor } from '@promenade/domain/money';
import { getCustomer } from '../../../platform/identity/actor.ts';
import { type Ctx, over } from '../../../platform/context.ts';
import { refuse } from '../../../platform/errors.ts';
import { getMarket } from '../../settings/index.ts';
import { holdBalances } from '../ledger.repo.ts';
import type { LedgerTables } from '../ledger.tables.ts';
import { post } from '../post.ts';
import { pointsOf, walletOf } from '../wallet/wallet-of.ts';

/** Makes points into money of the wallet (PROF-05); both are held before it is decided. */
export async function exchangePoints(ctx: Ctx, points: number): Promise<Reply<'loyalty.transfer'>> {
  const { rewards, currency } = (await getMarket(ctx)).settings;
  if (!rewards.wallet) refuse('wallet_off');
  if (!rewards.loyalty) refuse('loyalty_off');
  const { customerId } = getCustomer(ctx);
  const account = { kind: 'points', ownerId: customerId } as const;
  const held = await holdBalances(over<LedgerTables>(ctx), [
    account,
    { kind: 'wallet', ownerId: customerId },
  ]);
  const terms = { ...rewards, decimals: currency.decimals };
  const decided = decideExchange(points, held.get(accountId(account)) ?? 0, terms);
  if (!decided.ok) return refuse(decided.refusal.code, { count: decided.refusal.count });
  await post(ctx, {
    kind: 'point_to_wallet',
    key: `point_to_wallet:${ctx.ids.next()}`,
    postings: postPointsExchanged(customerId, points, decided.amountMinor),
  });
  return {
    message: noticeOf('points_exchanged', ctx.language),
    wallet_balance: toMajor((await walletOf(ctx, customerId)).balanceMinor, currency.decimals),
    loyalty_point: await pointsOf(ctx, customerId),
  };
}
