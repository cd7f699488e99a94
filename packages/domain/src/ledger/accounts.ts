import { mustBeWhole } from '../money/index.ts';

/** What an account counts: minor units of the market's currency, or loyalty points. */
export type LedgerUnit = 'money' | 'points';

/** The market's own accounts with their units; a balance below zero of these is what was given out. */
export const marketAccounts = {
  /** What payment gateways took in, negated. */
  gateways: 'money',
  /** What couriers and stores took in cash, negated. */
  cash: 'money',
  /** What orders were paid with. */
  orders: 'money',
  /** What trips were paid with. */
  trips: 'money',
  /** What couriers are owed. */
  tips: 'money',
  /** What bonuses, cashback, referral and exchanged points cost, negated. */
  promotion: 'money',
  /** Points that shoppers hold, negated. */
  points_issued: 'points',
} as const satisfies Record<string, LedgerUnit>;

/** A shopper's accounts with their units; never below zero. */
export const shopperAccounts = { wallet: 'money', points: 'points' } as const satisfies Record<
  string,
  LedgerUnit
>;

/** An account of the market. */
export type MarketAccount = { readonly kind: keyof typeof marketAccounts; readonly ownerId?: undefined };

/** An account of a shopper. */
export type ShopperAccount = { readonly kind: keyof typeof shopperAccounts; readonly ownerId: string };

/** Any account. */
export type LedgerAccount = MarketAccount | ShopperAccount;

/** Whose account it is. */
export function isOfShopper(account: LedgerAccount): account is ShopperAccount {
  return account.ownerId !== undefined;
}

/** What it counts. */
export function unitOf(account: LedgerAccount): LedgerUnit {
  return isOfShopper(account) ? shopperAccounts[account.kind] : marketAccounts[account.kind];
}

/** Its name in the books, `wallet:0198…` or `gateways`: known without a look-up. */
export function accountId(account: LedgerAccount): string {
  return isOfShopper(account) ? `${account.kind}:${account.ownerId}` : account.kind;
}

/** One side of a transaction: what an account gains, or loses below zero. */
export interface Posting {
  readonly account: LedgerAccount;
  /** In the smallest unit of the account (minor units, or points). */
  readonly amountMinor: number;
}

/**
 * Whether postings may stand as one transaction: at least two accounts, each once, none by nothing, and a sum of zero
 * in each unit.
 */
export function isBalanced(postings: readonly Posting[]): boolean {
  const sums = new Map<LedgerUnit, number>();
  for (const { account, amountMinor } of postings) {
    if (mustBeWhole(amountMinor) === 0) return false;
    sums.set(unitOf(account), mustBeWhole((sums.get(unitOf(account)) ?? 0) + amountMinor));
  }
  const accounts = new Set(postings.map(({ account }) => accountId(account)));
  return (
    accounts.size >= 2 && accounts.size === postings.length && [...sums.values()].every((sum) => sum === 0)
  );
}
