import type { Language } from '@promenade/contract/refusals';
import type { Matter, NotificationKind, WayChoices } from '@promenade/domain/notifications';
import type { OrderActor } from '@promenade/domain/orders';
import type { GeneratedAlways } from 'kysely';
import type { LocalText } from '../../platform/local-text.ts';

/** What the text of a notification names; only what its kind needs is there. */
export interface NotificationParams {
  /** The order's or trip's, as people read it. */
  readonly number?: string | undefined;
  readonly isParcel?: boolean | undefined;
  readonly isPrescription?: boolean | undefined;
  readonly isTakeAway?: boolean | undefined;
  /** Of a parcel that was turned round: its sender has it again. */
  readonly isReturned?: boolean | undefined;
  readonly isTrip?: boolean | undefined;
  readonly store?: string | undefined;
  /** Who wrote a message; absent: support. */
  readonly writer?: string | undefined;
  readonly amountMinor?: number | undefined;
  readonly points?: number | undefined;
  /** Four digits for whoever brings it, or brings it back. */
  readonly code?: string | undefined;
  readonly by?: OrderActor | 'provider' | undefined;
  /** In the words of whoever gave it. */
  readonly reason?: string | LocalText | undefined;
  readonly minutes?: number | undefined;
  /** Whether a cancelled order had been paid, at least in part, so that money is returned. */
  readonly isPaid?: boolean | undefined;
  /** Shoppers send the money by themselves. */
  readonly isTransfer?: boolean | undefined;
}

/** A notification as stored. */
export interface NotificationRow {
  readonly id: string;
  readonly shopper_id: string;
  readonly kind: NotificationKind;
  readonly key: string;
  readonly order_id: string | null;
  readonly trip_id: string | null;
  readonly conversation_id: string | null;
  readonly params: NotificationParams;
  /** The shopper's own, where the shopper's call was the cause. */
  readonly language: Language | null;
  readonly created_at: Date;
  readonly read_at: Date | null;
  /** Grows with each that is told. */
  readonly seq: number;
}

/** A browser that asked to be told. */
export interface SubscriptionRow {
  readonly id: string;
  readonly customer_id: string;
  readonly session_hash: Buffer;
  readonly endpoint: string;
  readonly p256dh: string;
  readonly auth: string;
  readonly language: Language;
  readonly created_at: Date;
}

/** Tables of this room. */
export interface NotificationTables {
  notifications: Omit<NotificationRow, 'seq'> & { readonly seq: GeneratedAlways<number> };
  notification_choices: { readonly customer_id: string; readonly matter: Matter } & WayChoices;
  push_subscriptions: SubscriptionRow;
  device_tokens: {
    readonly token: string;
    readonly customer_id: string;
    readonly session_hash: Buffer;
    readonly created_at: Date;
  };
}
