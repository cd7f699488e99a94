import { mustBeWhole } from '../money/index.ts';

/** Unit of an account: minor units of the market's currency, or loyalty points. */
export type LedgerUnit = 'money' | 'points';

/** The market's own accounts with their units; a negative balance is what has been given out. */
export const marketAccounts = {
  /** Money received by payment gateways, negated. */
  gateways: 'money',
  /** Cash received by couriers and stores, negated. */
  cash: 'money',
  /** Payments for orders. */
  orders: 'money',
  /** Payments for trips. */
  trips: 'money',
  /** Money owed to couriers. */
  tips: 'money',
  /** Cost of bonuses, cashback, referrals and exchanged points, negated. */
  promotion: 'money',
  /** Points held by shoppers, negated. */
  points_issued: 'points',
} as const satisfies Record<string, LedgerUnit>;

/** A shopper's accounts with their units; their balances are never negative. */
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

/** Owner of an account. */
export function isOfShopper(account: LedgerAccount): account is ShopperAccount {
  return account.ownerId !== undefined;
}

/** Unit of the account. */
export function unitOf(account: LedgerAccount): LedgerUnit {
  return isOfShopper(account) ? shopperAccounts[account.kind] : marketAccounts[account.kind];
}

/** Id of the account in the ledger, `wallet:0198…` or `gateways`; needs no look-up. */
export function accountId(account: LedgerAccount): string {
  return isOfShopper(account) ? `${account.kind}:${account.ownerId}` : account.kind;
}

/** One posting of a transaction: positive credits the account, negative debits it. */
export interface Posting {
  readonly account: LedgerAccount;
  /** In the smallest unit of the account (minor units, or points). */
  readonly amountMinor: number;
}

/**
 * Whether postings form a valid transaction: at least two accounts, each once, no zero amounts, and a sum of zero in each
 * unit.
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
