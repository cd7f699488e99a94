import { holdCustomer } from '../../accounts/index.ts';
import type { parcelInput } from '@promenade/contract/parcels';
import { normalisePhone } from '@promenade/domain/contact';
import { encodePolyline } from '@promenade/domain/zones';
import type { z } from 'zod';
import { getShopperId } from '../../../platform/identity/actor.ts';
import type { Ctx } from '../../../platform/context.ts';
import { autopilotSpeed } from '../../autopilot/index.ts';
import {
  createOrder,
  type OrderDraft,
  type OrderRow,
  type ParcelEnd,
  type ParcelSnapshot,
} from '../../orders/index.ts';
import { type Approach, approachTo } from './approach.ts';
import type { PreparedParcel } from './prepare-parcel.ts';

/** A parsed parcel. */
export type ParcelInput = z.output<typeof parcelInput>;

/** The payment, as decided by checkout. */
export type ParcelPaid = Pick<
  OrderDraft,
  'payment_method' | 'payment_status' | 'wallet_minor' | 'payment_due_at'
>;

function endOf(end: ParcelInput['sender_details']): ParcelEnd {
  return {
    name: end.contact_person_name,
    phone: normalisePhone(end.contact_person_number),
    address: end.address,
    road: end.road ?? '',
    house: end.house ?? '',
    floor: end.floor ?? '',
    lat: end.latitude,
    lng: end.longitude,
  };
}

// The parcel's receiver is the order's contact.
function receiverColumns(input: ParcelInput) {
  const { name, phone, ...door } = endOf(input.receiver_details);
  return { contact_name: name, contact_phone: phone, contact_email: null, ...door };
}

function parcelOf(input: ParcelInput, { category }: PreparedParcel, approach: Approach): ParcelSnapshot {
  const { id, name, image } = category;
  const { en = '', ar = en, nl = en, fr = en } = name;
  return {
    categoryId: id,
    category: { en, ar, nl, fr },
    image,
    sender: endOf(input.sender_details),
    payer: input.charge_payer,
    approach: approach.polyline,
  };
}

/**
 * Writes a prepared parcel as an order, in the caller's transaction. The caller has checked the payment, then pays
 * from the wallet or opens a gateway, and starts the order.
 */
export async function placeParcel(
  ctx: Ctx,
  input: ParcelInput,
  prepared: PreparedParcel,
  paid: ParcelPaid,
): Promise<OrderRow> {
  const { bill, category, zone, way, sender } = prepared;
  const { lines: _lines, ...sums } = bill;
  const speed = await autopilotSpeed(ctx);
  const approach = await approachTo(ctx, sender, zone, speed);
  const draft: OrderDraft = {
    shopper_id: getShopperId(ctx),
    module_id: category.module_id,
    store_id: null,
    store: null,
    parcel: parcelOf(input, prepared, approach),
    zone_id: zone.id,
    order_type: 'parcel',
    total_minor: bill.totalMinor,
    bill: sums,
    items_count: 1,
    ...receiverColumns(input),
    ...paid,
    coupon_code: null,
    cutlery: false,
    is_prescription: false,
    note: input.order_note,
    delivery_instruction: input.delivery_instruction,
    schedule_at: null,
    route_polyline: encodePolyline(way.path),
    route_metres: way.distanceMetres,
    route_seconds: way.durationSeconds,
    preparation_minutes: Math.ceil(approach.seconds / 60),
    autopilot_speed: speed,
  };
  await holdCustomer(ctx);
  return createOrder(ctx, draft, []);
}
