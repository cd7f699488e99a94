import type { AccountNoticeCode, AccountRefusalCode } from './accounts/index.ts';
import type { AfterNoticeCode, AfterRefusalCode } from './after/index.ts';
import type { CheckoutRefusalCode } from './checkout/index.ts';
import type { MessageRefusalCode } from './messages/index.ts';
import type { ParcelNoticeCode, ParcelRefusalCode } from './parcels/index.ts';
import type { PartnerNoticeCode, PartnerRefusalCode } from './partners/index.ts';
import type { PaymentNoticeCode, PaymentRefusalCode } from './payments/index.ts';
import type { RentalNoticeCode, RentalRefusalCode } from './rental/index.ts';
import type { MarketNoticeCode, MarketRefusalCode } from './market/index.ts';
import type { RefusalCode } from './refusals.ts';

/** The languages every text exists in (LANG-01). */
export const languages = ['en', 'ar', 'nl', 'fr'] as const;

/** One of {@link languages}. */
export type Language = (typeof languages)[number];

/** Notices of success in replies, without those of accounts. */
type CommonNoticeCode =
  | 'added_to_wishlist'
  | 'removed_from_wishlist'
  | 'address_saved'
  | 'address_updated'
  | 'address_deleted'
  | 'order_placed'
  | 'order_canceled'
  | 'order_moved'
  | 'signed_up'
  | 'signed_in'
  | 'signed_out'
  | 'subscribed'
  | 'store_changed'
  | 'stock_changed'
  | 'coupon_added'
  | 'coupon_switched'
  | 'customer_changed'
  | 'offer_added'
  | 'offer_switched'
  | 'review_kept'
  | 'reply_kept'
  | 'zones_changed'
  | 'points_exchanged'
  | 'ways_kept'
  | 'push_on'
  | 'push_off'
  | 'device_token_kept';

/** Notices of success in replies. */
export type NoticeCode =
  | CommonNoticeCode
  | AccountNoticeCode
  | AfterNoticeCode
  | MarketNoticeCode
  | ParcelNoticeCode
  | PartnerNoticeCode
  | PaymentNoticeCode
  | RentalNoticeCode;

/** The general texts of one language; the type makes the map complete. */
export interface Texts {
  readonly refusals: Readonly<
    Record<
      Exclude<
        RefusalCode,
        | AccountRefusalCode
        | AfterRefusalCode
        | CheckoutRefusalCode
        | MarketRefusalCode
        | MessageRefusalCode
        | ParcelRefusalCode
        | PartnerRefusalCode
        | PaymentRefusalCode
        | RentalRefusalCode
      >,
      string
    >
  >;
  readonly notices: Readonly<Record<CommonNoticeCode, string>>;
}
