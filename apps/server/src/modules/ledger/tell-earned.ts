import { isOfShopper } from '@promenade/domain/ledger';
import type { NotificationKind } from '@promenade/domain/notifications';
import type { Ctx } from '../../platform/context.ts';
import { notify } from '../notifications/index.ts';
import type { Transaction } from './transaction.ts';

// What was paid and what came back are told by the order.
const news: Partial<Record<Transaction['kind'], NotificationKind>> = {
  add_fund: 'wallet_funded',
  loyalty_point: 'points_earned',
  cashback: 'cashback_earned',
  referrer: 'referral_earned',
};

/** Tells customers what a transaction that was just written has brought them. */
export async function tellEarned(ctx: Ctx, { kind, key, orderId, postings }: Transaction): Promise<void> {
  const told = news[kind];
  if (!told) return;
  for (const { account, amountMinor } of postings) {
    if (!isOfShopper(account) || amountMinor <= 0) continue;
    const params = account.kind === 'points' ? { points: amountMinor } : { amountMinor };
    await notify(ctx, { shopperId: account.ownerId, kind: told, about: key, orderId, params });
  }
}
