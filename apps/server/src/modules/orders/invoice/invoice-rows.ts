import type { PaymentStatus } from '@promenade/domain/orders';
import type { InvoiceText } from './invoice-texts.ts';

/** A phone number as a row; the mark (U+200E) keeps the plus before it in an Arabic line too. */
export const asPhone = (phone: string): string => (phone === '' ? '' : `\u200e${phone}`);

/** The rows that say something. */
export const filledRows = (rows: readonly (string | null | undefined)[]): string[] =>
  rows.filter((row): row is string => row !== null && row !== undefined && row !== '');

/** What was paid for an order or a trip, in minor units. */
interface Paid {
  readonly payment_status: PaymentStatus;
  readonly wallet_minor: number;
  readonly returned_minor: number;
  /** It was cancelled, or has failed. */
  readonly isOff: boolean;
}

/** Whether it is paid. Nothing is due for a cancelled order. */
function standingOf({ isOff, payment_status: payment }: Paid, word: InvoiceText): string[] {
  if (!isOff) return [word[payment]];
  return [word.canceled, payment === 'unpaid' ? word.notPaid : word[payment]];
}

/** Whether it is paid, what the wallet has paid of it and what went back. */
export function paidRows(paid: Paid, word: InvoiceText, price: (minor: number) => string): string[] {
  return filledRows([
    ...standingOf(paid, word),
    paid.wallet_minor > 0 ? `${word.fromWallet}: ${price(paid.wallet_minor)}` : null,
    paid.returned_minor > 0 ? `${word.refunded}: ${price(paid.returned_minor)}` : null,
  ]);
}
