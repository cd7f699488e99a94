import type { Reply } from '@promenade/contract/calls';
import type { AddressForms } from '../../lib/address/address-forms.ts';
import type { OrderPage } from './placing/attempt.ts';

export type CheckoutLine = Reply<'cart.list'>[number];

/** The cart as the app hands it in. */
export interface CheckoutCart {
  readonly lines: readonly CheckoutLine[];
  readonly isLoading: boolean;
  readonly error: Error | null;
  readonly retry: () => void;
}

export interface CheckoutProps {
  readonly page: OrderPage;
  readonly cart: CheckoutCart;
  /** The order is placed and the cart empty: lead on. */
  readonly onPlaced: (orderId: string, message: string) => void;
  /** The forms of an address: a feature of its own, handed in by the app. */
  readonly forms: AddressForms;
}
