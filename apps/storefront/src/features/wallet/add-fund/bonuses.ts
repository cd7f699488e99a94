import type { Reply } from '@promenade/contract/calls';
import { bestGift } from '@promenade/domain/ledger';
import { toMajor, toMinor } from '@promenade/domain/money';

type Bonus = Reply<'wallet.bonuses'>[number];

/** What the market adds to an amount now, in major units: the same rule as the server's, before it is asked. */
export function bonusOn(bonuses: readonly Bonus[], amount: number, decimals: number, nowMs: number): number {
  const minor = (major: number): number => toMinor(major, decimals);
  const rules = bonuses.map((bonus) => ({
    id: bonus.id,
    type: bonus.bonus_type,
    amount: bonus.bonus_type === 'percent' ? bonus.bonus_amount : minor(bonus.bonus_amount),
    minimumMinor: minor(bonus.minimum_add_amount),
    maximumMinor: minor(bonus.maximum_bonus_amount),
    startsAtMs: Date.parse(bonus.start_date),
    endsAtMs: Date.parse(bonus.end_date),
  }));
  return toMajor(bestGift(rules, minor(amount), nowMs)?.giftMinor ?? 0, decimals);
}

/** An amount as people type it: with a comma or a point, and blanks. Undefined where it is none. */
export function readAmount(text: string): number | undefined {
  const plain = text.replace(/\s/g, '').replace(',', '.');
  return /^-?\d{1,9}(\.\d*)?$/.test(plain) ? Number(plain) : undefined;
}
