import type { Reply } from '@promenade/contract/calls';
import type { Language } from '@promenade/contract/refusals';
import type { TransactionKind } from '@promenade/domain/ledger';
import { toMajor } from '@promenade/domain/money';
import type { BonusRow, CashbackRow } from './gifts/gifts.tables.ts';
import type { EntryRow } from './history.repo.ts';

type WalletEntry = Reply<'wallet.transactions'>['data'][number];
type PointsEntry = Reply<'loyalty.transactions'>['data'][number];

/** The wire calls points that became money by where they came from (api.md, Names of states). */
export const walletKindOnWire: Readonly<Partial<Record<TransactionKind, WalletEntry['transaction_type']>>> = {
  point_to_wallet: 'loyalty_point',
};

function sidesOf(row: EntryRow, decimals: number) {
  return {
    transaction_id: row.id,
    credit: toMajor(Math.max(0, row.amount), decimals),
    debit: toMajor(Math.max(0, -row.amount), decimals),
    balance: toMajor(row.balance_after, decimals),
    order_id: row.order_id,
    created_at: row.created_at.toISOString(),
  };
}

/** Row → entry of a wallet. */
export function viewWalletEntry(row: EntryRow, decimals: number): WalletEntry {
  return {
    ...sidesOf(row, decimals),
    trip_id: row.trip_id,
    transaction_type: walletKindOnWire[row.kind] ?? (row.kind as WalletEntry['transaction_type']),
    admin_bonus: toMajor(row.bonus, decimals),
  };
}

/** Row → entry of points, which have no decimals. */
export function viewPointsEntry(row: EntryRow): PointsEntry {
  return {
    ...sidesOf(row, 0),
    transaction_type: row.kind === 'point_to_wallet' ? 'point_to_wallet' : 'order_place',
  };
}

const major = (type: 'percent' | 'amount', amount: number, decimals: number): number =>
  type === 'percent' ? amount : toMajor(amount, decimals);

/** Row → bonus. */
export function viewBonus(
  row: BonusRow,
  language: Language,
  decimals: number,
): Reply<'wallet.bonuses'>[number] {
  return {
    id: row.id,
    title: row.title[language],
    description: row.description[language],
    bonus_type: row.bonus_type,
    bonus_amount: major(row.bonus_type, row.bonus_amount, decimals),
    minimum_add_amount: toMajor(row.minimum_add_minor, decimals),
    maximum_bonus_amount: toMajor(row.maximum_bonus_minor, decimals),
    starts_at: row.starts_at.toISOString(),
    ends_at: row.ends_at.toISOString(),
  };
}

/** Row → rule of cashback. */
export function viewCashback(
  row: CashbackRow,
  language: Language,
  decimals: number,
): Reply<'cashback.list'>[number] {
  return {
    id: row.id,
    title: row.title[language],
    cashback_type: row.cashback_type,
    cashback_amount: major(row.cashback_type, row.cashback_amount, decimals),
    min_purchase: toMajor(row.min_purchase_minor, decimals),
    max_discount: toMajor(row.max_discount_minor, decimals),
    same_user_limit: row.same_user_limit,
    starts_at: row.starts_at.toISOString(),
    ends_at: row.ends_at.toISOString(),
  };
}
