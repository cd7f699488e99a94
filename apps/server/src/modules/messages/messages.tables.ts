import type { CounterpartKind, MessageSide } from '@promenade/domain/messages';
import type { ModuleType } from '@promenade/domain/modules';

/** A conversation as stored. */
export interface ConversationRow {
  readonly id: string;
  readonly customer_id: string;
  readonly counterpart: CounterpartKind;
  readonly store_id: string | null;
  readonly courier_id: string | null;
  /** The number given last; 0 before the first message. */
  readonly last_number: number;
  readonly customer_read: number;
  readonly counterpart_read: number;
  readonly last_at: Date;
  readonly changed_at: Date;
}

/** A conversation with what both sides are called and have not read. */
export interface NamedConversationRow extends ConversationRow {
  readonly store_name: string | null;
  readonly store_slug: string | null;
  readonly store_logo: string | null;
  readonly module_type: ModuleType | null;
  readonly courier_name: string | null;
  readonly customer_name: string;
  readonly customer_unread: number;
  readonly counterpart_unread: number;
}

/** Whom a customer writes to, with what they are called. */
export type CounterpartColumns = Pick<
  NamedConversationRow,
  | 'counterpart'
  | 'store_id'
  | 'courier_id'
  | 'store_name'
  | 'store_slug'
  | 'store_logo'
  | 'module_type'
  | 'courier_name'
>;

/** A picture as stored: its name in the private storage. */
export interface PictureColumn {
  readonly name: string;
  readonly width: number;
  readonly height: number;
}

/** A message as stored. */
export interface MessageRow {
  readonly conversation_id: string;
  readonly number: number;
  readonly message_id: string;
  readonly side: MessageSide;
  readonly body: string;
  readonly automatic: boolean;
  readonly pictures: readonly PictureColumn[];
  readonly order_id: string | null;
  readonly trip_id: string | null;
  readonly created_at: Date;
}

/** A message with the numbers that people know its order or trip by. */
export interface NumberedMessageRow extends MessageRow {
  readonly order_number: number | null;
  readonly trip_number: number | null;
}

/** Whose an order or a trip is. */
export interface SubjectRow {
  readonly id: string;
  readonly shopper_id: string;
  readonly store_id: string | null;
  readonly courier_id: string | null;
}

/** Tables of this room, and what it reads of orders and trips. */
export interface MessageTables {
  conversations: ConversationRow;
  messages: MessageRow;
  orders: SubjectRow & { readonly number: number };
  trips: Omit<SubjectRow, 'courier_id'> & { readonly number: number };
}

/** Whose conversations: one customer's, or one counterpart's; all of the market's for an operator. */
export type Scope =
  | { readonly kind: 'customer'; readonly customerId: string }
  | { readonly kind: 'store'; readonly storeId: string }
  | { readonly kind: 'courier'; readonly courierId: string }
  | { readonly kind: 'support' }
  | { readonly kind: 'market' };
