/** Refusals after an order was placed, with their HTTP statuses. */
export const afterRefusalStatus = {
  courier_not_found: 404,
  order_line_not_found: 404,
  courier_required: 422,
  refund_asked: 409,
  refund_not_asked: 409,
  order_taken: 409,
  awaiting_payment: 409,
  refunds_off: 422,
  not_refundable: 422,
  refund_nothing: 422,
  reason_unknown: 422,
  reason_required: 422,
  note_required: 422,
  refund_too_much: 422,
  refund_of_nothing: 422,
  stock_by_variation: 422,
  no_variations: 422,
  nothing_to_reorder: 422,
  delivery_code_wrong: 422,
  delivery_code_locked: 422,
  price_missing: 422,
  not_by_prescription: 422,
} as const;

/** A refusal after an order was placed. */
export type AfterRefusalCode = keyof typeof afterRefusalStatus;

/** Notices of success after an order was placed. */
export type AfterNoticeCode =
  | 'refund_requested'
  | 'refund_withdrawn'
  | 'refund_answered'
  | 'reordered'
  | 'courier_added'
  | 'courier_changed'
  | 'token_given'
  | 'tokens_ended'
  | 'minutes_added'
  | 'order_taken_on'
  | 'order_priced'
  | 'store_silent'
  | 'couriers_silent';

/** The texts of one language; the type makes the map complete. */
export interface AfterTexts {
  readonly refusals: Readonly<Record<AfterRefusalCode, string>>;
  readonly notices: Readonly<Record<AfterNoticeCode, string>>;
}
