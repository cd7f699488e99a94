import type { Reply } from '@promenade/contract/calls';
import { bestGift } from '@promenade/domain/ledger';
import { toMajor, toMinor } from '@promenade/domain/money';

type Bonus = Reply<'wallet.bonuses'>[number];

/**
 * The bonus for an amount, in major units, by the server's rule, before the server is asked. Every bonus that the
 * server lists is valid: the device's clock may be wrong.
 */
export function bonusOn(bonuses: readonly Bonus[], amount: number, decimals: number): number {
  const minor = (major: number): number => toMinor(major, decimals);
  const rules = bonuses.map((bonus) => ({
    id: bonus.id,
    type: bonus.bonus_type,
    amount: bonus.bonus_type === 'percent' ? bonus.bonus_amount : minor(bonus.bonus_amount),
    minimumMinor: minor(bonus.minimum_add_amount),
    maximumMinor: minor(bonus.maximum_bonus_amount),
    startsAtMs: 0,
    endsAtMs: 1,
  }));
  return toMajor(bestGift(rules, minor(amount), 0)?.giftMinor ?? 0, decimals);
}
