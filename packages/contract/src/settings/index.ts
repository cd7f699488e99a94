/** Settings: the configuration that every client reads first, modules, zones and maintenance. */
import { isPickupText } from '@promenade/domain/rental';
import { z } from 'zod';
import {
  done,
  endpoint,
  flag,
  id,
  instant,
  latitude,
  longitude,
  money,
  moduleType,
  multiPolygon,
  text,
} from '../endpoint/index.ts';
import { en as wrong } from '../wrong/texts.en.ts';

const policy = flag;

/** GET /config: read once, drives everything (SYS-07; fields of accounts.md section 3 and ordering.md section 3). */
export const config = z.object({
  business_name: z.string(),
  logo_full_url: z.string(),
  email: z.string(),
  phone: z.string(),
  address: z.string(),
  country: z.string(),
  footer_text: z.string(),
  default_location: z.object({ lat: z.number(), lng: z.number() }),
  time_zone: z.string(),
  currency_code: z.string(),
  currency_symbol: z.string(),
  currency_symbol_direction: z.enum(['left', 'right']),
  digit_after_decimal_point: z.number().int(),
  languages: z.array(z.string()),
  base_urls: z.object({ item_image_url: z.string(), store_image_url: z.string() }),
  social_media: z.array(z.object({ name: z.string(), link: z.string() })),
  refund_policy: policy,
  cancelation_policy: policy,
  shipping_policy: policy,
  customer_wallet_status: flag,
  loyalty_point_status: flag,
  loyalty_point_item_purchase_point: z
    .number()
    .describe('Points earned per 100 major units paid (api.md, rule 8).'),
  loyalty_point_exchange_rate: z.number().describe('Number of points worth one major unit.'),
  minimum_point_to_transfer: z.number().int(),
  ref_earning_status: flag,
  ref_earning_exchange_rate: money.describe(
    'Bonus for the referrer when a referred customer’s first order is delivered.',
  ),
  guest_checkout_status: flag,
  country_picker_status: flag,
  country_calling_code: z
    .string()
    .describe('Digits of the country calling code, such as 598; empty if the market has set none.'),
  phone_national_digits: z
    .number()
    .int()
    .describe(
      'Number of digits of a phone number without its country code, as the forgotten-password form requires (AUTH-08, readings.md).',
    ),
  toggle_veg_non_veg: flag,
  tax_included: flag,
  tax_rate: z.number(),
  cash_on_delivery: flag,
  cash_on_delivery_maximum: money.nullable(),
  schedule_order: flag,
  schedule_slot_minutes: z.number().int(),
  rental_days_ahead: z.number().int(),
  home_delivery_status: flag,
  takeaway_status: flag,
  dm_tips_status: flag,
  free_delivery_over: money.nullable(),
  firebase_otp_verification: flag,
  centralize_login: z.object({
    manual_login_status: flag,
    otp_login_status: flag,
    social_login_status: flag,
    google_login_status: flag,
    facebook_login_status: flag,
    apple_login_status: flag,
    email_verification_status: flag,
    phone_verification_status: flag,
  }),
  offline_payment_status: flag.describe(
    '1: bank transfers with proof are accepted (GET /offline-payment-methods).',
  ),
  partial_payment_status: flag.describe('1: an order can be paid partly from the wallet.'),
  active_payment_method_list: z.array(
    z.object({ gateway: z.string(), gateway_title: z.string(), gateway_image_full_url: z.string() }),
  ),
  social_login: z.array(z.object({ login_medium: z.string(), status: z.boolean() })),
  apple_login: z.array(z.object({ login_medium: z.string(), status: z.boolean() })),
  demo: z.boolean(),
  maintenance: z
    .object({ message: z.string(), until: instant.nullable() })
    .nullable()
    .describe('Set while the market is closed for maintenance; null otherwise.'),
  map: z.object({
    tiles_url: z.string(),
    min_zoom: z.number().int(),
    max_zoom: z.number().int(),
    bounds: z.tuple([z.number(), z.number(), z.number(), z.number()]),
    attribution: z.string(),
  }),
});

/** One module of the market (MOD-01). */
export const module = z.object({
  id,
  module_type: moduleType,
  module_name: z.string(),
  icon_full_url: z.string(),
  zones: z.array(id),
  status: flag,
});

/** GET /landing-page (api.md, Calls). */
export const landing = z.object({
  fixed_header_title: z.string(),
  fixed_header_sub_title: z.string(),
  fixed_footer_description: z.string(),
  fixed_newsletter_title: z.string(),
  fixed_newsletter_sub_title: z.string(),
  download_user_app_links: z.object({
    playstore_url: z.string(),
    playstore_url_status: flag,
    apple_store_url: z.string(),
    apple_store_url_status: flag,
  }),
  zones: z.array(
    z.object({
      id,
      name: z.string(),
      store_count: z.number().int(),
      latitude: z.number(),
      longitude: z.number(),
    }),
  ),
  store_count: z.number().int(),
  item_count: z.number().int(),
});

/**
 * A zone with its boundary: `geometry` is GeoJSON, with polygons and holes. `coordinates` are all its rings in one list
 * (longitude, latitude); a point is inside if an odd number of them contain it. `latitude` and `longitude` are a point well
 * inside, away from borders and holes.
 */
export const zone = z.object({
  id,
  name: z.string(),
  status: flag,
  geometry: multiPolygon,
  coordinates: z.array(z.array(z.tuple([z.number(), z.number()]))),
  latitude: z.number(),
  longitude: z.number(),
  modules: z.array(id),
});

const reason = text(400);

const anyInstant = z.iso.datetime({ offset: true });

// Local time of the market, with or without seconds; or an instant, as ISO 8601 writes it in any time zone.
const marketTime = text(40).refine(
  (at) => isPickupText(at) || isPickupText(`${at}:00`) || anyInstant.safeParse(at).success,
  wrong.market_time,
);

const settingKey = z.object({ key: z.string().min(1).max(60) });

/** A setting of the market, as an operator sees it. */
const setting = z.object({
  key: z.string(),
  value: z.unknown().describe('Current value. Amounts are in minor units if the key ends in Minor.'),
  decided: z.boolean().describe('Whether an operator has set it; otherwise the default applies.'),
});

/** Endpoints of settings, zones and newsletter. */
export const settingsEndpoints = {
  'settings.config': endpoint('settings.config', {
    summary: 'The market’s configuration',
    who: 'anyone',
    reply: config,
  }),
  'settings.modules': endpoint('settings.modules', {
    summary: 'Modules of the market',
    who: 'anyone',
    reply: z.array(module),
  }),
  'settings.landing': endpoint('settings.landing', {
    summary: 'Texts and figures for the landing page',
    who: 'anyone',
    reply: landing,
  }),
  'zones.list': endpoint('zones.list', {
    summary: 'Active zones with their boundaries',
    who: 'anyone',
    reply: z.array(zone),
  }),
  'zones.check': endpoint('zones.check', {
    summary: 'Check whether a point is in a zone',
    who: 'anyone',
    query: z.object({ lat: latitude, lng: longitude, zone_id: id }),
    reply: z.object({ inside: z.boolean() }),
    refusals: ['no_zone'],
  }),
  'zones.surge': endpoint('zones.surge', {
    summary: 'Current surcharge on the delivery fee, by zone and module; 0 is none',
    who: 'anyone',
    query: z.object({ zone_id: id, module_id: id, date_time: marketTime.optional() }),
    reply: z.object({
      zone_id: id,
      module_id: id,
      price_type: z.enum(['percent', 'amount']),
      price: z.number().describe('The surcharge, in percent of the fee or major units; 0 is none.'),
    }),
    refusals: ['no_zone', 'not_found'],
  }),
  'newsletter.subscribe': endpoint('newsletter.subscribe', {
    summary: 'Subscribe an email address to the newsletter',
    who: 'anyone',
    // A longer one than is kept is refused by its own text, one that cannot be meant by the schema.
    body: z.object({ email: z.string().max(1000).default('') }),
    reply: done,
    refusals: ['newsletter_email'],
  }),
  'ops.settings': endpoint('ops.settings', {
    summary: 'All settings of the market with their values; those not set have their default',
    who: 'operator',
    reply: z.object({ settings: z.array(setting) }),
  }),
  'ops.changeSetting': endpoint('ops.changeSetting', {
    summary:
      'Change a setting; an invalid value, or one that conflicts with other settings, is refused with the reason',
    who: 'operator',
    params: settingKey,
    body: z.object({ value: z.unknown().describe('New value, in the same format as in GET ops/settings.') }),
    reply: done.extend({ setting }),
    refusals: ['setting_unfit'],
  }),
  'ops.forgetSetting': endpoint('ops.forgetSetting', {
    summary: 'Reset a setting to its default',
    who: 'operator',
    params: settingKey,
    reply: done.extend({ setting }),
    refusals: ['setting_unfit'],
  }),
  'ops.setMaintenance': endpoint('ops.setMaintenance', {
    summary:
      'Close the market for maintenance, or open it again; operator and staff calls and webhooks keep working',
    who: 'operator',
    body: z.object({
      state: z.enum(['open', 'closed']),
      message: z
        .object({ en: reason, ar: reason, nl: reason, fr: reason })
        .partial()
        .strict()
        .default({})
        .describe(
          'Text added to the standard notice, by language; a language without one shows only the standard notice.',
        ),
      until: instant.nullable().default(null),
    }),
    reply: done,
    refusals: ['until_past'],
  }),
} as const;
