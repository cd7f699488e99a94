import type { Reply } from '@promenade/contract/calls';
import type { AddressForms } from '../../lib/address/address-forms.ts';
import type { CouponSlot } from '../../lib/wire/coupon-slot.ts';
import type { PaymentSlot } from './payment/payment-slot.ts';
import type { OrderPage } from './placing/attempt.ts';

export type CheckoutLine = Reply<'cart.list'>[number];

/** The cart as the app hands it in. */
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
  /** Where it is paid; null where nothing is paid now. */
  readonly redirectLink: string | null;
}

export interface CheckoutProps {
  readonly page: OrderPage;
  readonly cart: CheckoutCart;
  /** The order is placed and the cart empty: lead on. */
  readonly onPlaced: (placed: PlacedOrder) => void;
  /** The forms of an address: a feature of its own, handed in by the app. */
  readonly forms: AddressForms;
  /** The choice of how to pay: a feature of its own. */
  readonly Payment: PaymentSlot;
  /** The choice of a coupon: a feature of its own. */
  readonly Coupon: CouponSlot;
}
