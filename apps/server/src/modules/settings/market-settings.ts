import type { Language } from '@promenade/contract/refusals';
import type { RewardSettings } from '@promenade/domain/ledger';
import type { Currency } from '@promenade/domain/money';
import { tripTimeZone } from '@promenade/domain/rental';
import { demoTransfer } from './demo-transfer.ts';
import { defaultPartnerPlans, type PartnerPlan } from './partner-plans.ts';
import { inAll, type LocalText } from '../../platform/local-text.ts';

/** Ways to sign in, and which contacts must be proved (AUTH-01, AUTH-04, AUTH-10). */
export interface LoginSettings {
  readonly manual: boolean;
  readonly otp: boolean;
  readonly social: boolean;
  readonly google: boolean;
  readonly facebook: boolean;
  readonly apple: boolean;
  readonly verifyEmail: boolean;
  readonly verifyPhone: boolean;
  /** Codes to phones are sent and checked by a third party. */
  readonly thirdPartyPhone: boolean;
}

/** An account that shoppers send money to by themselves, and what they have to tell about it. */
export interface OfflineMethod {
  /** Stable: payments name it. */
  readonly id: string;
  readonly name: LocalText;
  /** Where to: such as the account’s number. */
  readonly details: readonly { readonly label: LocalText; readonly value: string }[];
  readonly fields: readonly { readonly id: string; readonly label: LocalText; readonly required: boolean }[];
}

/** The market is closed for a while. */
export interface Maintenance {
  /** Why, beside the usual words; a language without a text has those alone. */
  readonly message: { readonly [One in Language]?: string | undefined };
  /** When it is expected to be over, ISO 8601; null where nobody knows. */
  readonly until: string | null;
}

/** What an operator decides about the market; each key is a row of `settings`. Amounts in minor units. */
export interface MarketSettings {
  readonly businessName: string;
  readonly email: string;
  readonly phone: string;
  readonly address: string;
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  /** IANA name; opening hours and wall-clock texts are in it. A market that names none is at UTC+6 (api.md, Conventions). */
  readonly timeZone: string;
  readonly currency: Currency;
  readonly defaultLocation: { readonly lat: number; readonly lng: number };
  /** West, south, east, north of the market's map. */
  readonly bounds: readonly [number, number, number, number];
  readonly mapAttribution: string;
  readonly footerText: LocalText;
  readonly headline: LocalText;
  readonly subHeadline: LocalText;
  readonly footerDescription: LocalText;
  readonly newsletterTitle: LocalText;
  readonly newsletterSubTitle: LocalText;
  readonly socialMedia: readonly { readonly name: string; readonly link: string }[];
  readonly appLinks: { readonly playstoreUrl: string; readonly appleStoreUrl: string };
  /** Which policies the market has, each a page of its own (the room of pages). */
  readonly policies: { readonly refund: boolean; readonly cancellation: boolean; readonly shipping: boolean };
  /** Null: the market is open. */
  readonly maintenance: Maintenance | null;
  readonly guestCheckout: boolean;
  readonly vegFilter: boolean;
  readonly countryPicker: boolean;
  readonly login: LoginSettings;
  /** Digits of the country's calling code; empty: numbers are always written whole. */
  readonly callingCode: string;
  /** Digits of a number without its country code (readings.md, phone digits). */
  readonly phoneNationalDigits: number;
  readonly delivery: boolean;
  readonly takeAway: boolean;
  readonly tips: boolean;
  readonly taxIncluded: boolean;
  /** Of parcels, and of stores and providers that have no rate of their own. */
  readonly taxPercent: number;
  readonly freeDeliveryForAll: boolean;
  readonly freeDeliveryOverMinor: number | null;
  readonly cashOnDelivery: boolean;
  readonly cashMaximumMinor: number | null;
  /** The wallet may pay a part, another method the rest. */
  readonly partialPayment: boolean;
  /** A gateway of our own on which no money moves: for demonstrations and trials. */
  readonly sandboxPayments: boolean;
  /** Empty: no offline payment. */
  readonly offlineMethods: readonly OfflineMethod[];
  readonly serviceChargeMinor: number;
  readonly extraPackagingMinor: number;
  readonly scheduleOrder: boolean;
  readonly slotMinutes: number;
  readonly leadMinutes: number;
  readonly scheduleDays: number;
  readonly rewards: RewardSettings;
  /** Money can be asked back for what was delivered. */
  readonly refunds: boolean;
  /** How many lines of a trip cart one vehicle may have (RENT-07). */
  readonly rentalOptionsPerVehicle: number;
  /** A trip can begin today or up to this many days later. */
  readonly rentalDaysAhead: number;
  /** Minutes that a store may be silent: then the operator is told, and then the order is cancelled. */
  readonly unansweredWarnMinutes: number;
  readonly unansweredCancelMinutes: number;
  /** What partners may choose from when they apply (PART-01). */
  readonly partnerPlans: readonly PartnerPlan[];
  /** The market is made of demonstration data. */
  readonly demo: boolean;
  /** Orders move along by themselves on a believable timetable (demonstration only). */
  readonly autopilot: boolean;
  /**
   * How many times faster than life the autopilot runs: preparing, riding and waiting are divided by it, and the
   * expected time that shoppers see is the shortened one. Only confirming keeps at least 20 real seconds. At 8, a
   * dish of 15 minutes that rides 8 more is at the door about four minutes after it was ordered.
   */
  readonly autopilotSpeed: number;
}

/** A market before anyone has decided anything. */
export const defaultSettings: MarketSettings = {
  businessName: 'Promenade',
  email: '',
  phone: '',
  address: '',
  country: 'UY',
  timeZone: tripTimeZone(undefined),
  currency: { code: 'USD', decimals: 2, symbol: '$', symbolDirection: 'left' },
  defaultLocation: { lat: 0, lng: 0 },
  bounds: [-180, -85, 180, 85],
  mapAttribution: '© OpenStreetMap contributors',
  footerText: inAll('Promenade'),
  headline: {
    en: 'Everything your city makes, at your door',
    ar: 'كل ما تصنعه مدينتك، عند بابك',
    nl: 'Alles uit je stad, aan je deur',
    fr: 'Tout ce que fait votre ville, à votre porte',
  },
  subHeadline: {
    en: 'Tell us where you are to see what is open near you.',
    ar: 'أخبرنا أين أنت لترى ما هو مفتوح بالقرب منك.',
    nl: 'Vertel waar je bent en zie wat er in de buurt open is.',
    fr: 'Dites-nous où vous êtes pour voir ce qui est ouvert près de vous.',
  },
  footerDescription: {
    en: 'An open marketplace for the shops around the corner.',
    ar: 'سوق مفتوح للمتاجر القريبة منك.',
    nl: 'Een open markt voor de winkels om de hoek.',
    fr: 'Une place de marché ouverte pour les magasins du coin.',
  },
  newsletterTitle: { en: 'Stay close', ar: 'ابقَ على اطلاع', nl: 'Blijf in de buurt', fr: 'Restez proche' },
  newsletterSubTitle: {
    en: 'New places and offers, once a month.',
    ar: 'أماكن وعروض جديدة، مرة في الشهر.',
    nl: 'Nieuwe zaken en aanbiedingen, eens per maand.',
    fr: 'Nouvelles adresses et offres, une fois par mois.',
  },
  socialMedia: [],
  appLinks: { playstoreUrl: '', appleStoreUrl: '' },
  policies: { refund: true, cancellation: true, shipping: true },
  maintenance: null,
  guestCheckout: true,
  vegFilter: true,
  countryPicker: false,
  login: {
    manual: true,
    otp: false,
    social: false,
    google: false,
    facebook: false,
    apple: false,
    verifyEmail: false,
    verifyPhone: false,
    thirdPartyPhone: false,
  },
  callingCode: '',
  phoneNationalDigits: 10,
  delivery: true,
  takeAway: true,
  tips: true,
  taxIncluded: false,
  taxPercent: 0,
  freeDeliveryForAll: false,
  freeDeliveryOverMinor: null,
  cashOnDelivery: true,
  cashMaximumMinor: null,
  partialPayment: true,
  sandboxPayments: false,
  offlineMethods: [],
  serviceChargeMinor: 0,
  extraPackagingMinor: 0,
  scheduleOrder: true,
  slotMinutes: 30,
  leadMinutes: 30,
  scheduleDays: 3,
  rewards: {
    wallet: false,
    loyalty: false,
    pointsPerHundred: 10,
    pointsPerMajor: 10,
    minimumPoints: 10,
    referral: false,
    referrerMinor: 0,
    friendDiscount: { type: 'amount', amount: 0, maximumMinor: 0 },
  },
  refunds: true,
  rentalOptionsPerVehicle: 3,
  rentalDaysAhead: 365,
  unansweredWarnMinutes: 5,
  unansweredCancelMinutes: 15,
  partnerPlans: defaultPartnerPlans,
  demo: false,
  autopilot: false,
  autopilotSpeed: 8,
};

/** What a demonstration offers until its operator decides otherwise: every way to sign in and to pay, and every reward. */
export const demoSettings: Partial<MarketSettings> = {
  login: { ...defaultSettings.login, otp: true, social: true, google: true, facebook: true, apple: true },
  sandboxPayments: true,
  offlineMethods: [demoTransfer],
  rewards: { ...defaultSettings.rewards, wallet: true, loyalty: true, referral: true },
};
