import type { Arrival } from '@promenade/domain/payments';
import type { Ctx } from '../../../platform/context.ts';
import type { LocalText } from '../../../platform/local-text.ts';
import type { PaymentRow } from '../payments.tables.ts';

/** Something that a gateway says of a payment. */
export interface GatewayEvent {
  /** The gateway’s own: the same event has the same id, however often it comes. */
  readonly id: string;
  /** `other` is noted and changes nothing. */
  readonly kind: 'confirmed' | 'declined' | 'other';
  /** The payment of ours that it speaks of, if it names one. */
  readonly paymentId: string | null;
  readonly arrived: Arrival | null;
  /** What a refund has to name. */
  readonly charge: string | null;
  /** Why it was declined. */
  readonly detail: string;
}

/** A message as it came in, before anybody has believed it. */
export interface RawMessage {
  readonly body: Buffer;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
}

/** A refund as a gateway is told of it; the same id is the same refund. */
export interface GatewayRefund {
  readonly id: string;
  readonly payment: PaymentRow;
  readonly amountMinor: number;
}

/** Where a shopper pays. */
export type PlaceToPay =
  /** A page of the gateway’s. */
  | { readonly kind: 'link'; readonly url: string; readonly reference: string }
  /** A page of our own. */
  | { readonly kind: 'page' };

/** A payment gateway: all that payments know about one. */
export interface Gateway {
  readonly name: string;
  readonly title: LocalText;
  /** Opens the payment there, or finds it open: the payment’s id is the key. Outside of any transaction. */
  readonly begin: (ctx: Ctx, payment: PaymentRow) => Promise<PlaceToPay>;
  /** Verifies and parses a webhook; refuses `webhook_rejected` if its signature is invalid. */
  readonly readEvent: (ctx: Ctx, message: RawMessage) => Promise<GatewayEvent>;
  /** Asks for the state of a payment, if no webhook arrives. */
  readonly ask: (ctx: Ctx, payment: PaymentRow) => Promise<GatewayEvent | undefined>;
  /** Takes no more money for the payment. */
  readonly close: (ctx: Ctx, payment: PaymentRow) => Promise<void>;
  /** Gives money back, once for each id, and answers what the gateway calls it. */
  readonly refund: (ctx: Ctx, refund: GatewayRefund) => Promise<string>;
}
