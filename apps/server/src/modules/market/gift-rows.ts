import type { MarketPlan } from '@promenade/market/plan';
import type { BonusRow, CashbackRow } from '../ledger/index.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const noText = { en: '', ar: '', nl: '', fr: '' };

/** Bonuses and cashback as planned, running from the day that the market is kept. */
export function giftRows(
  { gifts }: Pick<MarketPlan, 'gifts'>,
  nowMs: number,
): { bonuses: BonusRow[]; cashbacks: CashbackRow[] } {
  const runs = (days: number) => ({
    starts_at: new Date(nowMs),
    ends_at: new Date(nowMs + days * DAY_MS),
    active: true,
  });
  return {
    bonuses: gifts.bonuses.map((row) => ({
      id: row.id,
      title: row.title,
      description: row.description ?? noText,
      bonus_type: row.type,
      bonus_amount: row.amount,
      minimum_add_minor: row.minimumMinor,
      maximum_bonus_minor: row.maximumMinor,
      ...runs(row.days),
    })),
    cashbacks: gifts.cashbacks.map((row) => ({
      id: row.id,
      title: row.title,
      cashback_type: row.type,
      cashback_amount: row.amount,
      min_purchase_minor: row.minimumMinor,
      max_discount_minor: row.maximumMinor,
      same_user_limit: row.perCustomer,
      ...runs(row.days),
    })),
  };
}
