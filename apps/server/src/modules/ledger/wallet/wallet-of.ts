import { accountId } from '@promenade/domain/ledger';
import { type Ctx, over } from '../../../platform/context.ts';
import { findBalance, hasPosting } from '../ledger.repo.ts';
import type { LedgerTables } from '../ledger.tables.ts';

/** Whether money or points ever moved in this market: its currency is settled then. */
export async function hasPostings(ctx: Ctx): Promise<boolean> {
  return hasPosting(over<LedgerTables>(ctx));
}

/** The balance of a customer's wallet, for display: whether it suffices is decided when it is spent. */
export async function walletOf(ctx: Ctx, customerId: string): Promise<{ readonly balanceMinor: number }> {
  const account = accountId({ kind: 'wallet', ownerId: customerId });
  return { balanceMinor: await findBalance(over<LedgerTables>(ctx), account) };
}

/** How many points a customer has. */
export function pointsOf(ctx: Ctx, customerId: string): Promise<number> {
  return findBalance(over<LedgerTables>(ctx), accountId({ kind: 'points', ownerId: customerId }));
}
