import { accountId, isBalanced, isOfShopper, type ShopperAccount } from '@promenade/domain/ledger';
import { formatPrice } from '@promenade/domain/money';
import { type Ctx, over } from '../../platform/context.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { refuse } from '../../platform/errors.ts';
import { getMarket } from '../settings/index.ts';
import { holdBalances, insertPostings, insertTransactions } from './ledger.repo.ts';
import type { LedgerTables } from './ledger.tables.ts';
import { tellEarned } from './tell-earned.ts';
import type { Transaction } from './transaction.ts';

function shoppersIn(transactions: readonly Transaction[]): ShopperAccount[] {
  return transactions.flatMap(({ postings }) => postings.map(({ account }) => account).filter(isOfShopper));
}

async function refuseLow(ctx: Ctx, account: ShopperAccount, balance: number): Promise<never> {
  if (account.kind === 'points') return refuse('points_low', { count: balance });
  const { currency } = (await getMarket(ctx)).settings;
  return refuse('wallet_balance_low', { balance: formatPrice(balance, currency, { locale: ctx.language }) });
}

// The database refuses it too; this says it in words, before it is tried.
async function refuseShort(
  ctx: Ctx,
  held: ReadonlyMap<string, number>,
  transactions: readonly Transaction[],
): Promise<void> {
  const balances = new Map(held);
  for (const { account, amountMinor } of transactions.flatMap(({ postings }) => postings)) {
    if (!isOfShopper(account)) continue;
    const before = balances.get(accountId(account)) ?? 0;
    if (before + amountMinor < 0) await refuseLow(ctx, account, before);
    balances.set(accountId(account), before + amountMinor);
  }
}

function rowsOf(ctx: Ctx, transactions: readonly Transaction[]) {
  const created_at = new Date(ctx.clock.now());
  return transactions.map(({ kind, key, orderId, tripId, note, postings }) => {
    if (!isBalanced(postings)) throw new Error(`The postings of ${key} do not balance`);
    const id = ctx.ids.next();
    const row = {
      id,
      kind,
      key,
      order_id: orderId ?? null,
      trip_id: tripId ?? null,
      note: note ?? '',
      created_at,
    };
    const sides = postings.map(({ account, amountMinor }) => ({
      transaction_id: id,
      account_id: accountId(account),
      amount: amountMinor,
      created_at,
    }));
    return { row, sides };
  });
}

/**
 * Writes balanced transactions, each once by its key, and answers the keys that were new. All shoppers' accounts in
 * them are held first, in one order. Refuses what would take a wallet or points below zero.
 */
export async function postAll(ctx: Ctx, transactions: readonly Transaction[]): Promise<ReadonlySet<string>> {
  if (transactions.length === 0) return new Set();
  const rows = rowsOf(ctx, transactions);
  return inTransaction(ctx, async (inner) => {
    const db = over<LedgerTables>(inner);
    const held = await holdBalances(db, shoppersIn(transactions));
    const fresh = await insertTransactions(
      db,
      rows.map(({ row }) => row),
    );
    const written = transactions.filter(({ key }) => fresh.has(key));
    await refuseShort(inner, held, written);
    const sides = rows.filter(({ row }) => fresh.has(row.key)).flatMap((transaction) => transaction.sides);
    if (sides.length > 0) await insertPostings(db, sides);
    for (const transaction of written) await tellEarned(inner, transaction);
    return fresh;
  });
}

/** Writes one balanced transaction; false when its key was written before. */
export async function post(ctx: Ctx, transaction: Transaction): Promise<boolean> {
  return (await postAll(ctx, [transaction])).size > 0;
}
