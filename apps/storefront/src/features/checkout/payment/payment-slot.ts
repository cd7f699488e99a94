import type { ComponentType } from 'react';

/** How the shopper means to pay. */
export interface PaymentWish {
  /** cash_on_delivery, wallet, offline_payment or a gateway of `active_payment_method_list`. */
  readonly method: string;
  /** The wallet pays what it holds, the method the rest. */
  readonly partial: boolean;
}

export interface CashWords {
  readonly name: string;
  readonly hint: string;
}

export interface PaymentSlotProps {
  readonly value: PaymentWish;
  readonly onChange: (wish: PaymentWish) => void;
  /** What is to be paid; null until the first bill has come. */
  readonly amount: number | null;
  /** What paying in cash is called and when it changes hands, where that is not on delivery. */
  readonly cash?: CashWords;
}

/** Draws the choice of how to pay: a feature of its own, handed in by the app. */
export type PaymentSlot = ComponentType<PaymentSlotProps>;
