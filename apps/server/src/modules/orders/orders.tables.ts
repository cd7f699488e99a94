import type { OrderActor, OrderStatus, OrderType, PaymentStatus } from '@promenade/domain/orders';
import type { ChargePayer, ParcelTurner } from '@promenade/domain/parcel';
import type { Bill } from '@promenade/domain/pricing';
import type { WithDefaults } from '../../platform/database/with-defaults.ts';
import type { LocalText } from '../../platform/local-text.ts';

/** The store as it was when the order was placed. */
export interface StoreSnapshot {
  readonly slug: string;
  readonly name: string;
  readonly logo: string;
  readonly address: string;
  readonly lat: number;
  readonly lng: number;
}

/** One end of a parcel's way: whom to ask and where. */
export interface ParcelEnd {
  readonly name: string;
  readonly phone: string;
  readonly address: string;
  readonly road: string;
  readonly house: string;
  readonly floor: string;
  readonly lat: number;
  readonly lng: number;
}

/** A parcel as it was placed; its receiver is the order's contact and address. */
export interface ParcelSnapshot {
  readonly categoryId: string;
  readonly category: LocalText;
  readonly image: string;
  /** Null once the account it was sent from is gone. */
  readonly sender: ParcelEnd | null;
  readonly payer: ChargePayer;
  /** The courier's way to the sender in a demonstration, encoded polyline of precision 5; null where people ride. */
  readonly approach: string | null;
}

/** Who carries the order. */
export interface Courier {
  readonly name: LocalText;
  readonly vehicle: 'bicycle' | 'motorcycle' | 'car';
}

/** The choices in every language: groups of a dish, or the type and name of a variation. */
export type BoughtChoice =
  | { readonly name: LocalText; readonly labels: readonly LocalText[] }
  | {
      readonly type: string;
      /** The answers that make the type; absent where no questions do, and of orders older than this. */
      readonly labels?: readonly LocalText[];
    };

/** An add-on as bought; `quantity` is for the whole line. */
export interface BoughtAddOn {
  readonly id: string;
  readonly name: LocalText;
  readonly priceMinor: number;
  readonly quantity: number;
}

/** An order as stored. Amounts in minor units. */
export interface OrderRow {
  readonly id: string;
  readonly number: number;
  readonly shopper_id: string;
  readonly module_id: string;
  /** Null for a parcel, as is the store. */
  readonly store_id: string | null;
  readonly store: StoreSnapshot | null;
  /** Null for all but parcels. */
  readonly parcel: ParcelSnapshot | null;
  readonly zone_id: string;
  readonly order_type: OrderType;
  readonly status: OrderStatus;
  readonly payment_status: PaymentStatus;
  readonly payment_method: string;
  readonly total_minor: number;
  readonly bill: Omit<Bill, 'lines'>;
  readonly items_count: number;
  readonly contact_name: string;
  readonly contact_phone: string;
  readonly contact_email: string | null;
  readonly address: string | null;
  readonly road: string;
  readonly house: string;
  readonly floor: string;
  readonly lat: number | null;
  readonly lng: number | null;
  readonly note: string;
  readonly delivery_instruction: string;
  readonly cutlery: boolean;
  /** Ordered with pictures only: the store sets the price. */
  readonly is_prescription: boolean;
  readonly coupon_code: string | null;
  /** What the wallet paid at once; the rest is paid by payment_method. */
  readonly wallet_minor: number;
  /** Until when a gateway is awaited, and the stock held. */
  readonly payment_due_at: Date | null;
  readonly schedule_at: Date | null;
  readonly expected_at: Date | null;
  readonly route_polyline: string | null;
  readonly route_metres: number | null;
  readonly route_seconds: number | null;
  readonly preparation_minutes: number;
  readonly autopilot_speed: number | null;
  readonly courier: Courier | null;
  /** Four digits, from when a parcel was turned round. */
  readonly return_code: string | null;
  readonly return_reason: string;
  /** Who turned it round; null also of before this was noted, when senders alone did. */
  readonly return_by: ParcelTurner | null;
  readonly return_asked_at: Date | null;
  readonly returned_at: Date | null;
  readonly courier_id: string | null;
  /** Four digits that the shopper reads to whoever brings it. */
  readonly delivery_code: string;
  /** How often another code was tried. */
  readonly wrong_codes: number;
  /** When the operator was told that its store does not answer. */
  readonly unanswered_at: Date | null;
  /** The part of the payment that has been returned. */
  readonly returned_minor: number;
  readonly created_at: Date;
  readonly updated_at: Date;
}

/** An order before the database has given it its number. */
export type NewOrderRow = Omit<OrderRow, 'number' | GivenByDatabase>;

/** What a new order has by the database's own defaults. */
type GivenByDatabase = 'courier_id' | 'delivery_code' | 'wrong_codes' | 'unanswered_at' | 'returned_minor';

/** What is done where an item of the line has run out. */
export type WhenUnavailable = 'refund' | 'call' | 'best_match';

/** A line as it was bought. */
export interface OrderLineRow {
  readonly id: string;
  readonly order_id: string;
  readonly position: number;
  readonly item_id: string;
  readonly name: LocalText;
  readonly image: string;
  readonly quantity: number;
  readonly unit_price_minor: number;
  readonly discount_minor: number;
  readonly add_ons_minor: number;
  readonly total_minor: number;
  readonly tax_minor: number;
  readonly stock_variation: string | null;
  readonly when_unavailable: WhenUnavailable;
  readonly choices: readonly BoughtChoice[];
  readonly add_ons: readonly BoughtAddOn[];
}

/** One thing that happened to an order. */
export interface OrderEventRow {
  readonly order_id: string;
  readonly seq: number;
  readonly status: OrderStatus;
  readonly actor: OrderActor;
  readonly detail: string;
  readonly at: Date;
}

/** Tables of this room. */
export interface OrderTables {
  orders: WithDefaults<OrderRow, 'number' | GivenByDatabase>;
  order_lines: OrderLineRow;
  order_events: OrderEventRow;
}
