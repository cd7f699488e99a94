import { percentOf } from '../money/index.ts';

/** What a friend who came by somebody's code gets off the first order. */
export interface FriendDiscount {
  readonly type: 'percent' | 'amount';
  /** Percent, or minor units; 0: none. */
  readonly amount: number;
  /** At most, in minor units; 0 is uncapped. */
  readonly maximumMinor: number;
}

/** What comes off an order of `amountMinor`; never more than it. */
export function friendDiscountOf(
  { type, amount, maximumMinor }: FriendDiscount,
  amountMinor: number,
): number {
  const off = type === 'percent' ? percentOf(amountMinor, amount) : amount;
  const capped = maximumMinor > 0 ? Math.min(off, maximumMinor) : off;
  return Math.max(0, Math.min(capped, amountMinor));
}

/** A referral code as it is kept: people type it in small letters, with blanks and dashes. */
export function readRefCode(text: string): string {
  return text.toUpperCase().replace(/[\s-]/g, '');
}
