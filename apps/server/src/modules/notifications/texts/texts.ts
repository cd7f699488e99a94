import type { NotificationKind } from '@promenade/domain/notifications';

/** The text of a notification, with placeholders such as `{number}`. */
export interface Text {
  readonly title: string;
  readonly body: string;
}

/** A kind in other words: a parcel has no store, and a code or whose doing it was is worth saying. */
type OtherWords =
  | 'prescription_placed'
  | 'prescription_confirmed'
  | 'parcel_placed'
  | 'parcel_waiting'
  | 'parcel_paid'
  | 'parcel_confirmed'
  | 'parcel_on_the_way'
  | 'parcel_delivered'
  | 'order_collected'
  | 'parcel_returned'
  | 'parcel_canceled'
  | 'parcel_canceled_by_courier'
  | 'parcel_canceled_by_market'
  | 'parcel_failed'
  | 'parcel_failed_by_market'
  | 'order_on_the_way_code'
  | 'parcel_on_the_way_code'
  | 'order_ready_code'
  | 'order_canceled_by_store'
  | 'order_canceled_by_courier'
  | 'order_canceled_by_market'
  | 'order_failed_by_market'
  | 'message_from_support'
  | 'trip_waiting'
  | 'trip_refunded'
  | 'trip_canceled_by_provider'
  | 'trip_canceled_by_market';

/** A text's name. */
export type TextKey = NotificationKind | OtherWords;

/** Names of the texts about trips; they stand in files of their own. */
export type TripTextKey = Extract<TextKey, `trip_${string}`>;

/** The texts of one language; the type requires all of them. */
export interface NotificationTexts {
  readonly texts: Readonly<Record<TextKey, Text>>;
  /** For an order or a trip that failed because it was not paid, if nothing had been paid. */
  readonly untaken: string;
  /** The same where shoppers send the money by themselves: it may be on its way. */
  readonly late: string;
  /** Said after an end that was not the shopper's own, where something had been paid. */
  readonly returned: string;
  /** Said after a text that has a reason. */
  readonly reason: string;
}
