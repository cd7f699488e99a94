import type { Reply } from '@promenade/contract/calls';
import { type Language, languages } from '@promenade/contract/refusals';
import { leastPoints } from '@promenade/domain/ledger';
import { toMajor } from '@promenade/domain/money';
import type { Ctx } from '../../platform/context.ts';
import { mediaUrl } from '../../platform/files/media-url.ts';
import type { Market } from './get-market.ts';
import { viewMaintenance } from './maintenance.ts';
import type { MarketSettings } from './market-settings.ts';
import type { ModuleRow } from './settings.repo.ts';

const flag = (value: boolean): 0 | 1 => (value ? 1 : 0);

const policiesOf = ({ policies }: MarketSettings) => ({
  refund_policy: flag(policies.refund),
  cancelation_policy: flag(policies.cancellation),
  shipping_policy: flag(policies.shipping),
});

function signIn({ login }: MarketSettings) {
  const media = (['google', 'facebook'] as const).map((name) => ({
    login_medium: name,
    status: login[name],
  }));
  return {
    firebase_otp_verification: flag(login.thirdPartyPhone),
    centralize_login: {
      manual_login_status: flag(login.manual),
      otp_login_status: flag(login.otp),
      social_login_status: flag(login.social),
      google_login_status: flag(login.google),
      facebook_login_status: flag(login.facebook),
      apple_login_status: flag(login.apple),
      email_verification_status: flag(login.verifyEmail),
      phone_verification_status: flag(login.verifyPhone),
    },
    social_login: media,
    apple_login: [{ login_medium: 'apple', status: login.apple }],
  };
}

function business(settings: MarketSettings, language: Language, publicUrl: string) {
  return {
    business_name: settings.businessName,
    logo_full_url: `${publicUrl}/icons/icon-512.png`,
    email: settings.email,
    phone: settings.phone,
    address: settings.address,
    country: settings.country,
    footer_text: settings.footerText[language],
    default_location: settings.defaultLocation,
    time_zone: settings.timeZone,
    languages: [...languages],
    social_media: [...settings.socialMedia],
    base_urls: { item_image_url: `${publicUrl}/media`, store_image_url: `${publicUrl}/media` },
    demo: settings.demo,
  };
}

function payment(settings: MarketSettings) {
  const major = (amountMinor: number | null): number | null =>
    amountMinor === null ? null : toMajor(amountMinor, settings.currency.decimals);
  return {
    currency_code: settings.currency.code,
    currency_symbol: settings.currency.symbol,
    currency_symbol_direction: settings.currency.symbolDirection,
    digit_after_decimal_point: settings.currency.decimals,
    tax_included: flag(settings.taxIncluded),
    tax_rate: settings.taxPercent,
    cash_on_delivery: flag(settings.cashOnDelivery),
    cash_on_delivery_maximum: major(settings.cashMaximumMinor),
    free_delivery_over: major(settings.freeDeliveryOverMinor),
    offline_payment_status: flag(settings.offlineMethods.length > 0),
    partial_payment_status: flag(settings.partialPayment && settings.rewards.wallet),
  };
}

function rewardsOf({ rewards, currency }: MarketSettings) {
  return {
    customer_wallet_status: flag(rewards.wallet),
    loyalty_point_status: flag(rewards.loyalty),
    loyalty_point_item_purchase_point: rewards.pointsPerHundred,
    loyalty_point_exchange_rate: rewards.pointsPerMajor,
    minimum_point_to_transfer: leastPoints({ ...rewards, decimals: currency.decimals }),
    ref_earning_status: flag(rewards.wallet && rewards.referral),
    ref_earning_exchange_rate: toMajor(rewards.referrerMinor, currency.decimals),
  };
}

function ordering(settings: MarketSettings) {
  return {
    guest_checkout_status: flag(settings.guestCheckout),
    country_picker_status: flag(settings.countryPicker),
    country_calling_code: settings.callingCode,
    phone_national_digits: settings.phoneNationalDigits,
    toggle_veg_non_veg: flag(settings.vegFilter),
    schedule_order: flag(settings.scheduleOrder),
    schedule_slot_minutes: settings.slotMinutes,
    rental_days_ahead: settings.rentalDaysAhead,
    home_delivery_status: flag(settings.delivery),
    takeaway_status: flag(settings.takeAway),
    dm_tips_status: flag(settings.tips),
  };
}

/** The gateways of a market, as the configuration names them. */
export type GatewayList = Reply<'settings.config'>['active_payment_method_list'];

/** The market as GET /config tells it. */
export function viewConfig(ctx: Ctx, { settings }: Market, gateways: GatewayList): Reply<'settings.config'> {
  return {
    ...business(settings, ctx.language, ctx.publicUrl),
    ...policiesOf(settings),
    maintenance: viewMaintenance(settings.maintenance, ctx.language),
    ...signIn(settings),
    ...payment(settings),
    active_payment_method_list: gateways,
    ...rewardsOf(settings),
    ...ordering(settings),
    map: {
      tiles_url: `${ctx.publicUrl}/tiles/{z}/{x}/{y}.mvt`,
      min_zoom: 8,
      max_zoom: 15,
      bounds: [...settings.bounds],
      attribution: settings.mapAttribution,
    },
  };
}

/** A module in the caller's language. */
export function viewModule(
  ctx: Ctx,
  module: ModuleRow,
  zoneIds: readonly string[],
): Reply<'settings.modules'>[number] {
  return {
    id: module.id,
    module_type: module.module_type,
    module_name: module.name[ctx.language],
    icon_full_url: mediaUrl(ctx, module.icon),
    zones: [...zoneIds],
    status: flag(module.active),
  };
}
