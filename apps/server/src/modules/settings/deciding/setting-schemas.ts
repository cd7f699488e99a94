import { wordsOfWrong, type WrongCode } from '@promenade/contract/wrong';
import { isEmail, visibleEmail } from '@promenade/domain/contact';
import { isTimeZone } from '@promenade/domain/hours';
import { HIGHEST_MINOR, isKeptPercent } from '@promenade/domain/money';
import { z } from 'zod';
import type { MarketSettings } from '../market-settings.ts';

/** Settings that have another way to be changed, and which. */
export const decidedElsewhere = {
  maintenance: 'npm run market -- maintenance',
  currency: 'npm run market -- import',
  country: 'npm run market -- import',
  bounds: 'npm run market -- import',
  mapAttribution: 'npm run market -- import',
  demo: 'npm run market -- demo',
} as const satisfies { readonly [Key in keyof MarketSettings]?: string };

/** A setting that an operator may write. */
export type SettingKey = Exclude<keyof MarketSettings, keyof typeof decidedElsewhere>;

// In English, by which a refusal finds them in its own language.
const words = (code: WrongCode): string => wordsOfWrong({ code }, 'en');

const dayMinutes = 24 * 60;
const line = z.string().trim().max(200);
const paragraph = z.string().trim().max(2_000);
const localised = <Text extends z.ZodType>(text: Text) =>
  z.strictObject({ en: text, ar: text, nl: text, fr: text });
const id = z.string().regex(/^[a-z0-9_-]{1,50}$/, words('id_letters'));
// Whoever chooses names it by its id.
const listed = <Row extends z.ZodType<{ readonly id: string }>>(row: Row) =>
  z
    .array(row)
    .max(20)
    .refine((rows) => new Set(rows.map((one) => one.id)).size === rows.length, words('two_of_one_id'));
const minor = z.int().min(0).max(HIGHEST_MINOR);
const percent = z.number().min(0).max(100);
// Stores and partners keep theirs with as many decimals.
const keptPercent = percent.refine(isKeptPercent, words('three_decimals'));
const minutes = (least: number, most: number) => z.int().min(least).max(most);
const address = z.url({ protocol: /^https?$/ });
const none = z.literal('');

const login = z.strictObject({
  manual: z.boolean(),
  otp: z.boolean(),
  social: z.boolean(),
  google: z.boolean(),
  facebook: z.boolean(),
  apple: z.boolean(),
  verifyEmail: z.boolean(),
  verifyPhone: z.boolean(),
  thirdPartyPhone: z.boolean(),
});

const rewards = z.strictObject({
  wallet: z.boolean(),
  loyalty: z.boolean(),
  pointsPerHundred: z.int().min(0).max(1_000_000),
  pointsPerMajor: z.int().min(1).max(1_000_000),
  minimumPoints: z.int().min(0).max(1_000_000),
  referral: z.boolean(),
  referrerMinor: minor,
  friendDiscount: z.discriminatedUnion('type', [
    z.strictObject({ type: z.literal('amount'), amount: minor, maximumMinor: minor }),
    z.strictObject({ type: z.literal('percent'), amount: percent, maximumMinor: minor }),
  ]),
});

const offlineMethod = z.strictObject({
  id,
  name: localised(line.min(1)),
  details: z.array(z.strictObject({ label: localised(line.min(1)), value: line.min(1) })).max(20),
  fields: listed(z.strictObject({ id, label: localised(line.min(1)), required: z.boolean() })),
});

const partnerPlan = z.strictObject({
  id,
  kinds: z
    .array(z.enum(['store', 'courier', 'provider']))
    .min(1)
    .max(3),
  name: localised(line.min(1)),
  description: localised(paragraph),
  commissionPercent: keptPercent,
  monthlyFeeMinor: minor,
});

/** Names of a module in the languages that are to change. */
export const moduleName = localised(line.min(1))
  .partial()
  .refine((name) => Object.keys(name).length > 0, 'name a language');

/** What each setting may be. To be imported when one is changed: no server that serves needs it. */
export const settingSchemas = {
  businessName: line.min(1),
  email: z.union([none, z.string().overwrite(visibleEmail).refine(isEmail, words('mail_address'))]),
  phone: line,
  address: line,
  timeZone: z.string().refine(isTimeZone, words('time_zone')),
  defaultLocation: z.strictObject({ lat: z.number().min(-90).max(90), lng: z.number().min(-180).max(180) }),
  footerText: localised(paragraph),
  headline: localised(line.min(1)),
  subHeadline: localised(line),
  footerDescription: localised(paragraph),
  newsletterTitle: localised(line),
  newsletterSubTitle: localised(line),
  socialMedia: z.array(z.strictObject({ name: line.min(1), link: address })).max(20),
  appLinks: z.strictObject({
    playstoreUrl: z.union([none, address]),
    appleStoreUrl: z.union([none, address]),
  }),
  policies: z.strictObject({ refund: z.boolean(), cancellation: z.boolean(), shipping: z.boolean() }),
  guestCheckout: z.boolean(),
  vegFilter: z.boolean(),
  countryPicker: z.boolean(),
  login,
  callingCode: z.string().regex(/^\d{0,4}$/, words('digits_alone')),
  phoneNationalDigits: z.int().min(4).max(15),
  delivery: z.boolean(),
  takeAway: z.boolean(),
  tips: z.boolean(),
  taxIncluded: z.boolean(),
  taxPercent: keptPercent,
  freeDeliveryForAll: z.boolean(),
  freeDeliveryOverMinor: minor.nullable(),
  cashOnDelivery: z.boolean(),
  cashMaximumMinor: minor.nullable(),
  partialPayment: z.boolean(),
  sandboxPayments: z.boolean(),
  offlineMethods: listed(offlineMethod),
  serviceChargeMinor: minor,
  extraPackagingMinor: minor,
  scheduleOrder: z.boolean(),
  slotMinutes: minutes(5, dayMinutes),
  leadMinutes: minutes(0, 7 * dayMinutes),
  scheduleDays: z.int().min(1).max(30),
  rewards,
  refunds: z.boolean(),
  rentalOptionsPerVehicle: z.int().min(1).max(20),
  rentalDaysAhead: z.int().min(1).max(730),
  unansweredWarnMinutes: minutes(1, dayMinutes),
  unansweredCancelMinutes: minutes(2, dayMinutes),
  partnerPlans: listed(partnerPlan),
  autopilot: z.boolean(),
  autopilotSpeed: z.number().min(1).max(1_000),
} satisfies { readonly [Key in SettingKey]: z.ZodType<MarketSettings[Key]> };
