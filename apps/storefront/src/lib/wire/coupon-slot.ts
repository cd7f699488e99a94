import type { ComponentType } from 'react';
import type { ListedCoupon } from './coupon-notes.ts';

/** The coupon calls for what is being ordered. */
export interface CouponCalls {
  /** The query key: the value of a coupon changes with the cart. */
  readonly key: readonly string[];
  /** The coupons that apply, and what the others lack. */
  readonly list: (signal: AbortSignal) => Promise<readonly ListedCoupon[]>;
  /** Asks for the coupon of a code, and answers what applies it; rejects with the refusal if it does not apply. */
  readonly ask: (code: string) => Promise<() => void>;
}

export interface CouponSlotProps {
  readonly calls: CouponCalls;
  /** The code that is applied. */
  readonly code: string | null;
  /** It applied once and does not any more: it has expired, is used up, or the order has become too small. */
  readonly refused: boolean;
  readonly onRemove: () => void;
}

/** Renders the choice of a coupon: a feature of its own, passed in by the app. */
export type CouponSlot = ComponentType<CouponSlotProps>;
