import { percentOf } from '../money/index.ts';

/** Discount on the first order of a customer with a referral code. */
export interface FriendDiscount {
  readonly type: 'percent' | 'amount';
  /** Percent, or minor units; 0 is none. */
  readonly amount: number;
  /** Cap in minor units; 0 is no cap. */
  readonly maximumMinor: number;
}

/** The discount on an order of `amountMinor`; never more than that. */
export function friendDiscountOf(
  { type, amount, maximumMinor }: FriendDiscount,
  amountMinor: number,
): number {
  const off = type === 'percent' ? percentOf(amountMinor, amount) : amount;
  const capped = maximumMinor > 0 ? Math.min(off, maximumMinor) : off;
  return Math.max(0, Math.min(capped, amountMinor));
}

/** A referral code as it is stored: upper case, without the spaces and dashes that people type. */
export function readRefCode(text: string): string {
  return text.toUpperCase().replace(/[\s\p{Cf}-]/gu, '');
}
