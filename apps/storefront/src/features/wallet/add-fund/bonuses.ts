import type { Reply } from '@promenade/contract/calls';
import { latinDigits } from '@promenade/domain/contact';
import { bestGift } from '@promenade/domain/ledger';
import { toMajor, toMinor } from '@promenade/domain/money';

type Bonus = Reply<'wallet.bonuses'>[number];

/**
 * What the market adds to an amount, in major units: the same rule as the server's, before it is asked. Every bonus that
 * the server lists runs: the clock of a device may be wrong.
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

// 1,000 and 1.000 are a thousand, but where a currency has three decimals; 1.250,5 and 1,250,000 are so everywhere.
const grouped = /^-?\d{1,3}([.,])\d{3}(\1\d{3})*((?!\1)[.,]\d*)?$/;

/**
 * An amount as people type it: in any digits, with a comma or a point, thousands apart or not. Undefined where it is none.
 * @param decimals of the currency
 */
export function readAmount(text: string, decimals: number): number | undefined {
  const typed = latinDigits(text).replace(/[\s٬]/g, '').replace('٫', '.');
  const [, separator, more, rest] = grouped.exec(typed) ?? [];
  const isGrouped = separator !== undefined && (decimals < 3 || more !== undefined || rest !== undefined);
  const plain = (isGrouped ? typed.replaceAll(separator, '') : typed).replace(',', '.');
  return /^-?\d{1,9}(\.\d*)?$/.test(plain) ? Number(plain) : undefined;
}
