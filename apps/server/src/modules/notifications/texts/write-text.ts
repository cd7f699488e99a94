import type { Language } from '@promenade/contract/refusals';
import { type Currency, formatPrice } from '@promenade/domain/money';
import type { NotificationKind } from '@promenade/domain/notifications';
import type { NotificationParams, NotificationRow } from '../notifications.tables.ts';
import { ar } from './ar.ts';
import { en } from './en.ts';
import { fr } from './fr.ts';
import { nl } from './nl.ts';
import type { NotificationTexts, Text, TextKey } from './texts.ts';

const languages: Readonly<Record<Language, NotificationTexts>> = { en, ar, nl, fr };

// A parcel has no store that could be named.
const OF_PARCEL: Partial<Record<NotificationKind, TextKey>> = {
  order_placed: 'parcel_placed',
  payment_waiting: 'parcel_waiting',
  order_paid: 'parcel_paid',
  order_confirmed: 'parcel_confirmed',
  order_on_the_way: 'parcel_on_the_way',
  order_delivered: 'parcel_delivered',
  order_failed: 'parcel_failed',
};
// The price is set by the store when it accepts the order.
const OF_PRESCRIPTION: Partial<Record<NotificationKind, TextKey>> = {
  order_placed: 'prescription_placed',
  order_confirmed: 'prescription_confirmed',
};
const OF_TAKE_AWAY: Partial<Record<NotificationKind, TextKey>> = { order_delivered: 'order_collected' };
const WITH_CODE: Partial<Record<TextKey, TextKey>> = {
  order_on_the_way: 'order_on_the_way_code',
  parcel_on_the_way: 'parcel_on_the_way_code',
  order_ready: 'order_ready_code',
};

function parcelCanceledBy({ by, isReturned }: NotificationParams): TextKey {
  if (isReturned === true) return 'parcel_returned';
  if (by === 'shopper') return 'parcel_canceled';
  return by === 'courier' ? 'parcel_canceled_by_courier' : 'parcel_canceled_by_market';
}

function canceledBy(params: NotificationParams): TextKey {
  const { by, store } = params;
  if (params.isParcel === true) return parcelCanceledBy(params);
  if (by === 'shopper') return 'order_canceled';
  if (by === 'store' && store !== undefined) return 'order_canceled_by_store';
  return by === 'courier' ? 'order_canceled_by_courier' : 'order_canceled_by_market';
}

function tripCanceledBy({ by }: NotificationParams): TextKey {
  if (by === 'shopper') return 'trip_canceled';
  return by === 'provider' ? 'trip_canceled_by_provider' : 'trip_canceled_by_market';
}

/** The words for a kind and what it names. */
export function textKeyOf(kind: NotificationKind, params: NotificationParams): TextKey {
  if (kind === 'trip_canceled') return tripCanceledBy(params);
  if (kind === 'payment_waiting' && params.isTrip === true) return 'trip_waiting';
  if (kind === 'refund_paid' && params.isTrip === true) return 'trip_refunded';
  if (kind === 'message_received' && params.writer === undefined) return 'message_from_support';
  if (kind === 'order_canceled') return canceledBy(params);
  if (kind === 'order_failed' && params.by === 'operator')
    return params.isParcel === true ? 'parcel_failed_by_market' : 'order_failed_by_market';
  const key =
    (params.isPrescription === true && OF_PRESCRIPTION[kind]) ||
    (params.isParcel === true && OF_PARCEL[kind]) ||
    (params.isTakeAway === true && OF_TAKE_AWAY[kind]) ||
    kind;
  return (params.code !== undefined && WITH_CODE[key]) || key;
}

/** Minutes with their unit, in the form that the number asks for: `1 minute`, and four forms in Arabic. */
const inMinutes = (minutes: number, language: Language): string =>
  new Intl.NumberFormat(`${language}-u-nu-latn`, {
    style: 'unit',
    unit: 'minute',
    unitDisplay: 'long',
  }).format(minutes);

type Values = Readonly<Record<string, string | number | undefined>>;

// First strong isolate and its end (Unicode, UAX 9): a name or a price keeps its own direction among Arabic words.
const isolated = (text: string): string => `\u2068${text}\u2069`;

function fill(template: string, language: Language, values: Values): string {
  return template.replace(/\{(\w+)\}/g, (_whole, name: string) => {
    const text = String(values[name] ?? '');
    return language === 'ar' ? isolated(text) : text;
  });
}

const FAILED: readonly NotificationKind[] = ['order_failed', 'trip_failed'];
const ENDED: readonly NotificationKind[] = [...FAILED, 'order_canceled', 'trip_canceled'];

// Notifications from before this was recorded always promised the money of a cancellation back.
const comesBack = (
  kind: NotificationKind,
  { by, isPaid = !FAILED.includes(kind) }: NotificationParams,
): boolean => isPaid && by !== 'shopper' && ENDED.includes(kind);

/** The sentence about the money of a cancelled or failed order. */
function moneyWords(kind: NotificationKind, params: NotificationParams, texts: NotificationTexts): string[] {
  if (comesBack(kind, params)) return [texts.returned];
  if (!FAILED.includes(kind) || params.by === 'operator') return [];
  return [params.isTransfer === true ? texts.late : texts.untaken];
}

/** A notification's text in a language. */
export function writeText(
  { kind, params }: Pick<NotificationRow, 'kind' | 'params'>,
  language: Language,
  currency: Currency,
): Text {
  const { texts, reason: because } = languages[language];
  const { number, store, writer, points, code, amountMinor } = params;
  const minutes = params.minutes === undefined ? undefined : inMinutes(params.minutes, language);
  const amount =
    amountMinor === undefined ? undefined : formatPrice(amountMinor, currency, { locale: language });
  const reason = typeof params.reason === 'object' ? params.reason[language] : params.reason;
  const values = { number, store, writer, points, code, minutes, amount, reason };
  const { title, body } = texts[textKeyOf(kind, params)];
  // The shopper's own reason is known to whoever gave it.
  const hasReason = reason !== undefined && reason !== '' && params.by !== 'shopper';
  const whole = [
    body,
    ...moneyWords(kind, params, languages[language]),
    ...(hasReason ? [because] : []),
  ].join(' ');
  return { title: fill(title, language, values), body: fill(whole, language, values) };
}
