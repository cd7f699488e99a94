import type { RewardSettings } from '@promenade/domain/ledger';
import type { TestMarket } from '../../testing/index.ts';
import type { BonusRow, CashbackRow } from './index.ts';

/** Every reward on: 10 points of 100, 20 points a unit of money, 5.00 for a friend, 10 % off the friend's first order. */
export const everyReward: RewardSettings = {
  wallet: true,
  loyalty: true,
  pointsPerHundred: 10,
  pointsPerMajor: 20,
  minimumPoints: 10,
  referral: true,
  referrerMinor: 500,
  friendDiscount: { type: 'percent', amount: 10, maximumMinor: 200 },
};

const text = { en: 'Gift', ar: 'هدية', nl: 'Cadeau', fr: 'Cadeau' };
const HOUR_MS = 3_600_000;

function runsFrom({ clock }: TestMarket, hours: number) {
  return { starts_at: new Date(clock.now()), ends_at: new Date(clock.now() + hours * HOUR_MS), active: true };
}

/** A bonus that runs for an hour from now. */
export function bonus(market: TestMarket, of: Partial<BonusRow>): BonusRow {
  return {
    id: market.ctx.ids.next(),
    title: text,
    description: text,
    bonus_type: 'percent',
    bonus_amount: 10,
    minimum_add_minor: 0,
    maximum_bonus_minor: 0,
    ...runsFrom(market, 1),
    ...of,
  };
}

/** A rule of cashback that runs from now on, for a thousand hours unless it says otherwise. */
export function cashback(
  market: TestMarket,
  { hours = 1000, ...of }: Partial<CashbackRow> & { readonly hours?: number },
): CashbackRow {
  return {
    id: market.ctx.ids.next(),
    title: text,
    cashback_type: 'percent',
    cashback_amount: 10,
    min_purchase_minor: 0,
    max_discount_minor: 0,
    same_user_limit: 0,
    ...runsFrom(market, hours),
    ...of,
  };
}
