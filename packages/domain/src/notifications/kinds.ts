/** The groups of notifications for which a customer chooses channels. */
export const MATTERS = ['receipt', 'progress', 'trouble', 'refund', 'wallet', 'message'] as const;

/** One of {@link MATTERS}. */
export type Matter = (typeof MATTERS)[number];

/** Channels of notifications. The list in the app shows every notification regardless. */
export const WAYS = ['push', 'mail', 'sms'] as const;

/** One of {@link WAYS}. */
export type Way = (typeof WAYS)[number];

const ALL: readonly Way[] = WAYS;
// Shown on the page that caused it; only the list keeps it.
const LIST_ONLY: readonly Way[] = [];
// Outdated before an email is read.
const AT_ONCE: readonly Way[] = ['push'];

/** Every kind of notification with its matter and the channels it can use. */
export const NOTIFICATION_KINDS = {
  order_placed: { matter: 'receipt', ways: ALL },
  order_paid: { matter: 'receipt', ways: ALL },
  order_confirmed: { matter: 'progress', ways: ALL },
  order_ready: { matter: 'progress', ways: ALL },
  order_on_the_way: { matter: 'progress', ways: ALL },
  order_delivered: { matter: 'progress', ways: ALL },
  parcel_turned_back: { matter: 'progress', ways: ALL },
  order_canceled: { matter: 'trouble', ways: ALL },
  order_failed: { matter: 'trouble', ways: ALL },
  trip_booked: { matter: 'receipt', ways: ALL },
  trip_paid: { matter: 'receipt', ways: ALL },
  trip_changed: { matter: 'receipt', ways: ALL },
  trip_confirmed: { matter: 'progress', ways: ALL },
  trip_started: { matter: 'progress', ways: ALL },
  trip_completed: { matter: 'progress', ways: ALL },
  trip_canceled: { matter: 'trouble', ways: ALL },
  trip_failed: { matter: 'trouble', ways: ALL },
  payment_waiting: { matter: 'trouble', ways: LIST_ONLY },
  payment_expiring: { matter: 'trouble', ways: AT_ONCE },
  payment_failed: { matter: 'trouble', ways: AT_ONCE },
  refund_asked: { matter: 'refund', ways: ALL },
  refund_paid: { matter: 'refund', ways: ALL },
  refund_refused: { matter: 'refund', ways: ALL },
  wallet_funded: { matter: 'wallet', ways: ALL },
  points_earned: { matter: 'wallet', ways: ALL },
  cashback_earned: { matter: 'wallet', ways: ALL },
  referral_earned: { matter: 'wallet', ways: ALL },
  message_received: { matter: 'message', ways: ALL },
} as const satisfies Readonly<Record<string, { readonly matter: Matter; readonly ways: readonly Way[] }>>;

/** A kind of notification. */
export type NotificationKind = keyof typeof NOTIFICATION_KINDS;

/** The matter of a kind. */
export function matterOf(kind: NotificationKind): Matter {
  return NOTIFICATION_KINDS[kind].matter;
}
