import { accountRefusalStatus } from './accounts/statuses.ts';
import { afterRefusalStatus } from './after/statuses.ts';
import { messageRefusalStatus } from './messages/statuses.ts';
import { parcelRefusalStatus } from './parcels/statuses.ts';
import { partnerRefusalStatus } from './partners/statuses.ts';
import { marketRefusalStatus } from './market/statuses.ts';
import { paymentRefusalStatus } from './payments/statuses.ts';
import { checkoutRefusalStatus } from './checkout/statuses.ts';
import { rentalRefusalStatus } from './rental/statuses.ts';

/**
 * All refusals of the API with their HTTP statuses: errors that a shopper or time can cause.
 * Faults (bugs) are not listed: they are answered with 500 and a request id, nothing else.
 * Statuses follow api.md, Conventions.
 */
export const refusalStatus = {
  ...accountRefusalStatus,
  ...checkoutRefusalStatus,
  ...afterRefusalStatus,
  ...marketRefusalStatus,
  ...messageRefusalStatus,
  ...parcelRefusalStatus,
  ...partnerRefusalStatus,
  ...paymentRefusalStatus,
  ...rentalRefusalStatus,
  malformed: 400,
  session_dead: 401,
  sign_in_required: 401,
  guest_unknown: 401,
  shopper_required: 401,
  wrong_credentials: 401,
  forbidden: 403,
  guest_checkout_off: 403,
  not_found: 404,
  store_not_found: 404,
  store_elsewhere: 404,
  item_not_found: 404,
  item_elsewhere: 404,
  // Was on sale here; a page of it answers 410 where one of an unknown item answers 404.
  item_gone: 404,
  category_not_found: 404,
  brand_not_found: 404,
  condition_not_found: 404,
  campaign_not_found: 404,
  review_not_found: 404,
  line_not_found: 404,
  cart_not_found: 404,
  order_not_found: 404,
  order_untracked: 404,
  address_not_found: 404,
  addresses_full: 409,
  place_not_found: 404,
  coupon_not_found: 404,
  customer_not_found: 404,
  not_in_wishlist: 404,
  no_zone: 404,
  unanswered: 404,
  key_reused: 409,
  other_store: 409,
  price_changed: 409,
  bill_changed: 409,
  out_of_stock: 409,
  variation_out_of_stock: 409,
  already_in_wishlist: 409,
  already_reviewed: 409,
  contact_taken: 409,
  contact_of_another: 409,
  coupon_code_taken: 409,
  status_conflict: 409,
  order_over: 409,
  not_cancelable: 409,
  body_too_large: 413,
  range_beyond_end: 416,
  cart_empty: 422,
  out_of_limits: 422,
  choice_required: 422,
  choice_count: 422,
  choice_unknown: 422,
  add_on_unknown: 422,
  no_changes: 422,
  not_delivered: 422,
  reviews_off: 422,
  item_unavailable: 422,
  item_outside_window: 422,
  store_closed: 422,
  store_inactive: 422,
  slot_closed: 422,
  slot_past: 422,
  order_type_off: 422,
  out_of_zone: 422,
  out_of_zone_no_take_away: 422,
  zones_rejected: 422,
  minimum_order: 422,
  address_required: 422,
  name_required: 422,
  first_name_required: 422,
  contact_name_required: 422,
  contact_phone_required: 422,
  phone_required: 422,
  phone_invalid: 422,
  email_required: 422,
  email_invalid: 422,
  password_short: 422,
  passwords_differ: 422,
  terms_required: 422,
  coupon_wrong_module: 422,
  coupon_not_running: 422,
  coupon_wrong_store: 422,
  coupon_wrong_zone: 422,
  coupon_wrong_customer: 422,
  coupon_first_order_only: 422,
  coupon_used_up: 422,
  coupon_minimum_purchase: 422,
  coupon_not_needed: 422,
  coupon_unfit: 422,
  offer_unfit: 422,
  offer_not_found: 404,
  cash_limit: 422,
  payment_method_off: 422,
  wishlist_target: 422,
  wallet_off: 422,
  wallet_balance_low: 422,
  amount_required: 422,
  payment_method_required: 422,
  loyalty_off: 422,
  points_minimum: 422,
  points_low: 422,
  ref_code_unknown: 422,
  push_unfit: 422,
  newsletter_email: 422,
  too_often: 429,
  not_ready: 503,
} as const;

/** A stable, machine-readable refusal code. */
export type RefusalCode = keyof typeof refusalStatus;

/** Parameters of a refusal's text: {name}, {count} and so on. */
export type RefusalParams = Readonly<Record<string, string | number>>;

/** The body of every refusal (api.md, Conventions). There can be further fields. */
export interface RefusalBody {
  readonly errors: readonly { readonly code: string; readonly message: string; readonly field?: string }[];
  readonly message: string;
  readonly request_id?: string;
}
