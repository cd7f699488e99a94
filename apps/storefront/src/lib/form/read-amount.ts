import { latinDigits } from '@promenade/domain/contact';
import { HIGHEST_GIVEN, isExact } from '@promenade/domain/money';

// 1,000 and 1.000 are a thousand, unless the currency has three decimals; 1.250,5 and 1,250,000 are unambiguous.
const grouped = /^-?\d{1,3}([.,])\d{3}(\1\d{3})*((?!\1)[.,]\d*)?$/;

/**
 * An amount as people type it: in any digits, with a comma or a point, with or without group separators. Undefined if
 * it is not an amount.
 * @param decimals of the currency
 */
export function readAmount(text: string, decimals: number): number | undefined {
  // What is copied from a page may bring its marks of direction along.
  const typed = latinDigits(text)
    .replace(/[\s٬\p{Cf}]/gu, '')
    .replace('٫', '.');
  const [, separator, more, rest] = grouped.exec(typed) ?? [];
  const isGrouped = separator !== undefined && (decimals < 3 || more !== undefined || rest !== undefined);
  const plain = (isGrouped ? typed.replaceAll(separator, '') : typed).replace(',', '.');
  return /^-?\d+(\.\d*)?$/.test(plain) ? Number(plain) : undefined;
}

/** Why an amount is not accepted: it is none, too large, or more precise than the currency. */
export type AmountProblem = 'unread' | 'tooMuch' | 'tooFine';

/** What is wrong with a typed amount; null if it is accepted. */
export function amountProblem(text: string, decimals: number, most: number): AmountProblem | null {
  const amount = readAmount(text, decimals);
  if (amount === undefined || amount < 0) return 'unread';
  if (amount > most) return 'tooMuch';
  return isExact(amount, decimals) ? null : 'tooFine';
}

/** A price bound for a URL, from a form's field; empty if no price can exceed it, or it is not an amount. */
export function readBound(given: FormDataEntryValue | null, decimals: number): string {
  const amount = readAmount(String(given ?? ''), decimals) ?? 0;
  return amount > 0 ? String(Math.min(amount, HIGHEST_GIVEN)) : '';
}
