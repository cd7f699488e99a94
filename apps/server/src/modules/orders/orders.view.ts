import { wireBill } from '@promenade/contract/bill';
import type { Reply } from '@promenade/contract/calls';
import type { afterOrder } from '@promenade/contract/orders';
import { toMajor } from '@promenade/domain/money';
import { canCancel } from '@promenade/domain/orders';
import type { Ctx } from '../../platform/context.ts';
import { mediaUrl } from '../../platform/files/media-url.ts';
import type { BoughtChoice, OrderEventRow, OrderLineRow, OrderRow } from './orders.tables.ts';
import { viewParcelCard, viewReturn, viewSender } from './parcels/parcel.view.ts';
import { courierPosition } from './timetable.ts';
import { variationText } from './variation-text.ts';

type WireOrder = Reply<'orders.details'>;
/** The items of an order and its status. */
type BoughtOrder = Omit<WireOrder, keyof typeof afterOrder.shape>;
type WireCard = Omit<Reply<'orders.list'>['orders'][number], 'payment_reviewing'>;
type WireEvent = Reply<'orders.events'>;

/** An order with all that its views read. */
export interface WholeOrder {
  readonly order: OrderRow;
  readonly lines: readonly OrderLineRow[];
  readonly events: readonly OrderEventRow[];
}

function viewStore(ctx: Ctx, { store, store_id: id }: OrderRow): WireCard['store'] {
  if (!store || id === null) return null;
  return {
    id,
    slug: store.slug,
    name: store.name,
    logo_full_url: mediaUrl(ctx, store.logo),
    address: store.address,
    latitude: store.lat,
    longitude: store.lng,
  };
}

/** Whether the store of an order by prescription has yet to say what the items cost. */
export function isUnpriced(order: Pick<OrderRow, 'is_prescription' | 'bill'>): boolean {
  return order.is_prescription && order.bill.itemsMinor === 0;
}

/** An order as a list shows it. */
export function viewOrderCard(ctx: Ctx, order: OrderRow, decimals: number): WireCard {
  return {
    id: order.id,
    order_number: String(order.number),
    order_status: order.status,
    payment_status: order.payment_status,
    payment_method: order.payment_method,
    order_type: order.order_type,
    order_amount: toMajor(order.total_minor, decimals),
    is_unpriced: isUnpriced(order),
    created_at: order.created_at.toISOString(),
    schedule_at: order.schedule_at?.toISOString() ?? null,
    item_count: order.items_count,
    store: viewStore(ctx, order),
    parcel: viewParcelCard(ctx, order),
  };
}

/** What is live of an order: the stream's events, and the same part of the whole. */
export function viewOrderEvent(ctx: Ctx, { order, events }: Omit<WholeOrder, 'lines'>): WireEvent {
  const nowMs = ctx.clock.now();
  const position = courierPosition(order, events, nowMs);
  return {
    order_status: order.status,
    payment_status: order.payment_status,
    timeline: events.map((event) => ({ status: event.status, at: event.at.toISOString() })),
    expected_at: order.expected_at?.toISOString() ?? null,
    cancelable:
      order.return_asked_at === null && canCancel({ status: order.status, orderType: order.order_type }),
    parcel_return: viewReturn(ctx, order),
    updated_at: order.updated_at.toISOString(),
    delivery_man:
      order.courier && position
        ? {
            name: order.courier.name[ctx.language],
            vehicle: order.courier.vehicle,
            latitude: position.lat,
            longitude: position.lng,
            at: new Date(nowMs).toISOString(),
          }
        : null,
  };
}

function viewChoice(ctx: Ctx, choice: BoughtChoice): WireOrder['lines'][number]['variation'][number] {
  if ('type' in choice) return { type: choice.type, label: variationText(choice, ctx.language) };
  return {
    name: choice.name[ctx.language],
    values: { label: choice.labels.map((label) => label[ctx.language]) },
  };
}

function viewLine(ctx: Ctx, line: OrderLineRow, decimals: number): WireOrder['lines'][number] {
  return {
    id: line.id,
    item_id: line.item_id,
    name: line.name[ctx.language],
    image: line.image,
    image_full_url: mediaUrl(ctx, line.image),
    quantity: line.quantity,
    price: toMajor(line.unit_price_minor, decimals),
    discount: toMajor(line.discount_minor, decimals),
    add_ons_price: toMajor(line.add_ons_minor, decimals),
    total_price: toMajor(line.total_minor, decimals),
    when_unavailable: line.when_unavailable,
    variation: line.choices.map((choice) => viewChoice(ctx, choice)),
    add_ons: line.add_ons.map(({ id, name, priceMinor, quantity }) => ({
      id,
      name: name[ctx.language],
      price: toMajor(priceMinor, decimals),
      quantity,
    })),
  };
}

function viewAddress(order: OrderRow): WireOrder['delivery_address'] {
  return {
    contact_person_name: order.contact_name,
    contact_person_number: order.contact_phone,
    contact_person_email: order.contact_email,
    address: order.address,
    road: order.road,
    house: order.house,
    floor: order.floor,
    latitude: order.lat,
    longitude: order.lng,
  };
}

/** An order whole. */
export function viewOrder(ctx: Ctx, whole: WholeOrder, decimals: number): BoughtOrder {
  const { order, lines } = whole;
  return {
    ...viewOrderCard(ctx, order, decimals),
    ...viewOrderEvent(ctx, whole),
    module_id: order.module_id,
    lines: lines.map((line) => viewLine(ctx, line, decimals)),
    bill: wireBill(order.bill, decimals),
    order_note: order.note,
    delivery_address: viewAddress(order),
    sender_details: viewSender(order),
    route: order.route_polyline,
  };
}
