import type { ComponentType } from 'react';
import type { ListedCoupon } from './coupon-notes.ts';

/** What the server is asked about coupons for what is being ordered. */
export interface CouponCalls {
  /** What the answer depends on: what a coupon comes to changes with the cart. */
  readonly key: readonly string[];
  /** The coupons that fit, and what the others lack. */
  readonly list: (signal: AbortSignal) => Promise<readonly ListedCoupon[]>;
  /** Takes the coupon of a code; rejects with the refusal where it does not apply. */
  readonly apply: (code: string) => Promise<void>;
}

export interface CouponSlotProps {
  readonly calls: CouponCalls;
  /** The code that is applied. */
  readonly code: string | null;
  /** It applied once and does not any more: it has ended, is used up, or the order has become too small. */
  readonly refused: boolean;
  readonly onRemove: () => void;
}

/** Draws the choice of a coupon: a feature of its own, handed in by the app. */
export type CouponSlot = ComponentType<CouponSlotProps>;
