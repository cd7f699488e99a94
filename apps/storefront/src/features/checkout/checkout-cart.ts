import type { Reply } from '@promenade/contract/calls';
import type { ComponentType, ReactNode } from 'react';
import type { AddressForms } from '../../lib/address/address-forms.ts';
import type { CouponSlot } from '../../lib/wire/coupon-slot.ts';
import type { PaymentSlot } from '../../lib/wire/payment-slot.ts';
import type { OrderPage } from './placing/attempt.ts';

export type CheckoutLine = Reply<'cart.list'>[number];

/** The cart as the app passes it in. */
export interface CheckoutCart {
  readonly lines: readonly CheckoutLine[];
  readonly isLoading: boolean;
  readonly error: Error | null;
  readonly retry: () => void;
}

/** An order that stands. */
export interface PlacedOrder {
  readonly orderId: string;
  readonly message: string;
  /** Where it is paid; null if nothing is paid now. */
  readonly redirectLink: string | null;
}

export interface CheckoutProps {
  readonly page: OrderPage;
  readonly cart: CheckoutCart;
  /** The order is placed and the cart empty: leave the page. */
  readonly onPlaced: (placed: PlacedOrder) => void;
  /** The address forms: a feature of their own, passed in by the app. */
  readonly forms: AddressForms;
  /** The choice of payment method: a feature of its own. */
  readonly Payment: PaymentSlot;
  /** The choice of a coupon: a feature of its own. */
  readonly Coupon: CouponSlot;
  /** In place of an empty cart, what it has become if that waits to be paid: a feature of its own. */
  readonly Awaited: ComponentType<{ readonly otherwise: ReactNode }>;
}
