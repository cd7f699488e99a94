/** Checkout's own refusals, beyond those of carts and stores, with their HTTP statuses. */
export const checkoutRefusalStatus = {
  prescription_not_found: 404,
  quote_expired: 409,
  wallet_part_changed: 409,
  prescription_required: 422,
  prescription_too_many: 422,
  prescription_orders_off: 422,
} as const;

/** A refusal of checkout. */
export type CheckoutRefusalCode = keyof typeof checkoutRefusalStatus;

/** The texts of checkout in one language; the type makes the map complete. */
export type CheckoutTexts = Readonly<Record<CheckoutRefusalCode, string>>;
