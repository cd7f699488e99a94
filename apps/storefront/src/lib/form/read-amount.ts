import { latinDigits } from '@promenade/domain/contact';

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

const highest = 1e9;

/** A bound of prices for an address, from a field of a form; empty where no price is beyond it, or it is no amount. */
export function readBound(given: FormDataEntryValue | null, decimals: number): string {
  const amount = readAmount(String(given ?? ''), decimals) ?? 0;
  return amount > 0 ? String(Math.min(amount, highest)) : '';
}
