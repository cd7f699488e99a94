import { type AccountNoticeCode, type AccountRefusalCode, accountTexts } from './accounts/index.ts';
import { type AfterNoticeCode, type AfterRefusalCode, afterTexts } from './after/index.ts';
import { type CheckoutRefusalCode, checkoutTexts } from './checkout/index.ts';
import { ar } from './texts.ar.ts';
import { en } from './texts.en.ts';
import { type MessageRefusalCode, messageTexts } from './messages/index.ts';
import { type ParcelNoticeCode, type ParcelRefusalCode, parcelTexts } from './parcels/index.ts';
import { type PartnerNoticeCode, type PartnerRefusalCode, partnerTexts } from './partners/index.ts';
import { type PaymentNoticeCode, type PaymentRefusalCode, paymentTexts } from './payments/index.ts';
import { type RentalNoticeCode, type RentalRefusalCode, rentalTexts } from './rental/index.ts';
import { fr } from './texts.fr.ts';
import { type MarketNoticeCode, type MarketRefusalCode, marketTexts } from './market/index.ts';
import { nl } from './texts.nl.ts';
import type { RefusalCode, RefusalParams } from './refusals.ts';
import { statusWord } from './status-words.ts';

/** The languages every text exists in (LANG-01). */
export const languages = ['en', 'ar', 'nl', 'fr'] as const;

/** One of {@link languages}. */
export type Language = (typeof languages)[number];

/** Messages of success that a reply carries, those of accounts aside. */
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

/** Messages of success that a reply carries. */
export type NoticeCode =
  | CommonNoticeCode
  | AccountNoticeCode
  | AfterNoticeCode
  | MarketNoticeCode
  | ParcelNoticeCode
  | PartnerNoticeCode
  | PaymentNoticeCode
  | RentalNoticeCode;

/** The texts of one language, those of accounts and checkout aside; the type makes the map complete. */
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

interface AllTexts {
  readonly refusals: Readonly<Record<RefusalCode, string>>;
  readonly notices: Readonly<Record<NoticeCode, string>>;
}

function textsIn(language: Language, common: Texts): AllTexts {
  const accounts = accountTexts[language];
  const after = afterTexts[language];
  const market = marketTexts[language];
  const parcels = parcelTexts[language];
  const partners = partnerTexts[language];
  const payments = paymentTexts[language];
  const rental = rentalTexts[language];
  return {
    refusals: {
      ...common.refusals,
      ...accounts.refusals,
      ...after.refusals,
      ...market.refusals,
      ...parcels.refusals,
      ...partners.refusals,
      ...payments.refusals,
      ...rental.refusals,
      ...checkoutTexts[language],
      ...messageTexts[language],
    },
    notices: {
      ...common.notices,
      ...accounts.notices,
      ...after.notices,
      ...market.notices,
      ...parcels.notices,
      ...partners.notices,
      ...payments.notices,
      ...rental.notices,
    },
  };
}

const texts: Readonly<Record<Language, AllTexts>> = {
  en: textsIn('en', en),
  ar: textsIn('ar', ar),
  nl: textsIn('nl', nl),
  fr: textsIn('fr', fr),
};

function fill(template: string, params: RefusalParams): string {
  return template.replace(/\{(\w+)\}/g, (whole, name: string) => String(params[name] ?? whole));
}

/** The text of a refusal in a language; `{name}` in it is replaced from `params`. */
export function messageOf(code: RefusalCode, language: Language, params: RefusalParams = {}): string {
  const { status } = params;
  const named = status === undefined ? params : { ...params, status: statusWord(String(status), language) };
  return fill(texts[language].refusals[code], named);
}

/** The text of a success in a language. */
export function noticeOf(code: NoticeCode, language: Language, params: RefusalParams = {}): string {
  return fill(texts[language].notices[code], params);
}
