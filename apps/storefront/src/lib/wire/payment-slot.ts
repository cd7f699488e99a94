import type { ComponentType } from 'react';

/** The shopper's choice of payment. */
export interface PaymentWish {
  /** cash_on_delivery, wallet, offline_payment or a gateway of `active_payment_method_list`; '' if none is chosen. */
  readonly method: string;
  /** The wallet pays its balance, the method the rest. */
  readonly partial: boolean;
}

export interface CashWords {
  readonly name: string;
  readonly hint: string;
}

export interface PaymentSlotProps {
  readonly value: PaymentWish;
  readonly onChange: (wish: PaymentWish) => void;
  /** The amount to pay; null until the first bill has arrived. */
  readonly amount: number | null;
  /** What paying in cash is called and when it happens, if that is not on delivery. */
  readonly cash?: CashWords;
}

/** Renders the choice of payment method: a feature of its own, passed in by the app. */
export type PaymentSlot = ComponentType<PaymentSlotProps>;
