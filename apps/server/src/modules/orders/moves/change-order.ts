import { publishAfterCommit } from '../../../platform/database/transaction.ts';
import { pricePrescription } from '@promenade/domain/orders';
import { type Ctx, over } from '../../../platform/context.ts';
import { decideCashbackAgain, decideFriendDiscountAgain } from '../../ledger/index.ts';
import { getMarket } from '../../settings/index.ts';
import { type AfterTables, shareCourier } from '../after/after.repo.ts';
import { isFirstOrder } from '../history/count-earlier.ts';
import { orderTopic } from '../move-order.ts';
import type { OrderRow, OrderTables } from '../orders.tables.ts';
import { timetableOf } from '../timetable.ts';
import { noteChange } from './note-change.ts';
import { type OrderChange, updateOrderParts } from './moves.repo.ts';
import { inAll } from '../../../platform/local-text.ts';

const minuteMs = 60_000;

async function change(ctx: Ctx, order: OrderRow, parts: OrderChange): Promise<OrderRow> {
  const changed = await updateOrderParts(over<OrderTables>(ctx), order.id, parts, new Date(ctx.clock.now()));
  await noteChange(ctx, changed, parts);
  publishAfterCommit(ctx, orderTopic(order.id));
  return changed;
}

/** The store of a locked order sets its preparation time, in minutes from now; the estimated arrival follows. */
export function setPreparation(ctx: Ctx, order: OrderRow, minutes: number): Promise<OrderRow> {
  const now = new Date(ctx.clock.now());
  const planned = { ...order, created_at: now, preparation_minutes: minutes, autopilot_speed: null };
  const expected_at = new Date(timetableOf(planned).expectedAtMs);
  return change(ctx, order, { preparation_minutes: minutes, expected_at });
}

/** Extends the preparation time by some minutes. */
export function addPreparation(ctx: Ctx, order: OrderRow, minutes: number): Promise<OrderRow> {
  const expectedAtMs = order.expected_at?.getTime() ?? ctx.clock.now();
  return change(ctx, order, {
    preparation_minutes: order.preparation_minutes + minutes,
    expected_at: new Date(expectedAtMs + minutes * minuteMs),
  });
}

/** A courier takes a held order; undefined where nobody of that id works here. */
export async function giveToCourier(
  ctx: Ctx,
  order: OrderRow,
  courierId: string,
): Promise<OrderRow | undefined> {
  const courier = await shareCourier(over<AfterTables>(ctx), courierId);
  if (!courier?.active) return undefined;
  const { name, vehicle } = courier;
  return change(ctx, order, { courier_id: courierId, courier: { name: inAll(name), vehicle } });
}

/**
 * A held order by prescription has its price: a friend's discount and the bill follow, and the cashback that it will
 * earn. Only now is there anything that the discount could come off.
 */
export async function setGoodsPrice(ctx: Ctx, order: OrderRow, itemsMinor: number): Promise<OrderRow> {
  const { freeDeliveryOverMinor } = (await getMarket(ctx)).settings;
  const of = { customerId: order.shopper_id, orderId: order.id };
  const isFirst = await isFirstOrder(ctx, order);
  const referralMinor = await decideFriendDiscountAgain(ctx, { ...of, amountMinor: itemsMinor, isFirst });
  const price = { itemsMinor, referralMinor, freeDeliveryOverMinor: freeDeliveryOverMinor ?? undefined };
  const bill = pricePrescription(order.bill, price);
  const amountMinor = bill.totalMinor - bill.deliveryMinor - bill.tipMinor;
  await decideCashbackAgain(ctx, { ...of, amountMinor });
  return change(ctx, order, { bill, total_minor: bill.totalMinor });
}

/** Another code than the held order's was tried. */
export function countWrongCode(ctx: Ctx, order: OrderRow): Promise<OrderRow> {
  return change(ctx, order, { wrong_codes: order.wrong_codes + 1 });
}
