import { latinDigits } from '@promenade/domain/contact';
import { HIGHEST_GIVEN, isExact } from '@promenade/domain/money';

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
  return /^-?\d+(\.\d*)?$/.test(plain) ? Number(plain) : undefined;
}

/** Why an amount cannot be taken as it was typed: it is none, more than may be named, or finer than the currency. */
export type AmountProblem = 'unread' | 'tooMuch' | 'tooFine';

/** What is wrong with an amount that was typed; null where it is taken as it stands. */
export function amountProblem(text: string, decimals: number, most: number): AmountProblem | null {
  const amount = readAmount(text, decimals);
  if (amount === undefined || amount < 0) return 'unread';
  if (amount > most) return 'tooMuch';
  return isExact(amount, decimals) ? null : 'tooFine';
}

/** A bound of prices for an address, from a field of a form; empty where no price is beyond it, or it is no amount. */
export function readBound(given: FormDataEntryValue | null, decimals: number): string {
  const amount = readAmount(String(given ?? ''), decimals) ?? 0;
  return amount > 0 ? String(Math.min(amount, HIGHEST_GIVEN)) : '';
}
