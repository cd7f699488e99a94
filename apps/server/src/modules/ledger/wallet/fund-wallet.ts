import { bestGift, postAddFund } from '@promenade/domain/ledger';
import { type Ctx, over } from '../../../platform/context.ts';
import { listBonusRules } from '../gifts/gifts.repo.ts';
import type { GiftTables } from '../gifts/gifts.tables.ts';
import { deleteTopUps, getTopUp } from '../ledger.repo.ts';
import type { LedgerTables } from '../ledger.tables.ts';
import { post } from '../post.ts';

/** Money that arrived for a wallet. */
export interface Funding {
  readonly customerId: string;
  readonly paymentId: string;
  readonly amountMinor: number;
}

/** Puts money that a gateway took into a wallet, with the best bonus that runs; once for a payment. */
export async function fundWallet(ctx: Ctx, { customerId, paymentId, amountMinor }: Funding): Promise<void> {
  const now = ctx.clock.now();
  const rules = await listBonusRules(over<GiftTables>(ctx), new Date(now));
  const bonusMinor = bestGift(rules, amountMinor, now)?.giftMinor ?? 0;
  await post(ctx, {
    kind: 'add_fund',
    key: `add_fund:${paymentId}`,
    postings: postAddFund(customerId, amountMinor, bonusMinor),
  });
}

/** What the payments room calls once a gateway has confirmed a payment for a wallet; `subjectId` is the top-up. A wallet always takes it. */
export async function fundArrived(
  ctx: Ctx,
  { subjectId, paymentId, amountMinor }: { subjectId: string; paymentId: string; amountMinor: number },
): Promise<'taken'> {
  const { customer_id: customerId } = await getTopUp(over<LedgerTables>(ctx), subjectId);
  await fundWallet(ctx, { customerId, paymentId, amountMinor });
  return 'taken';
}

/** What the payments room calls where nobody paid for a season: of a top-up without a payment nothing is in the books. */
export function forgetTopUps(ctx: Ctx, subjectIds: readonly string[]): Promise<void> {
  return deleteTopUps(over<LedgerTables>(ctx), subjectIds);
}
