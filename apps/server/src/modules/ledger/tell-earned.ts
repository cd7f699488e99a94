import { isOfShopper } from '@promenade/domain/ledger';
import type { NotificationKind } from '@promenade/domain/notifications';
import type { Ctx } from '../../platform/context.ts';
import { notify } from '../notifications/index.ts';
import type { Transaction } from './transaction.ts';

// Payments and refunds are reported by the order itself.
const news: Partial<Record<Transaction['kind'], NotificationKind>> = {
  add_fund: 'wallet_funded',
  loyalty_point: 'points_earned',
  cashback: 'cashback_earned',
  referrer: 'referral_earned',
};

/** Notifies customers of what a new transaction has brought them. */
export async function tellEarned(ctx: Ctx, { kind, key, orderId, postings }: Transaction): Promise<void> {
  const told = news[kind];
  if (!told) return;
  for (const { account, amountMinor } of postings) {
    if (!isOfShopper(account) || amountMinor <= 0) continue;
    const params = account.kind === 'points' ? { points: amountMinor } : { amountMinor };
    await notify(ctx, { shopperId: account.ownerId, kind: told, about: key, orderId, params });
  }
}
