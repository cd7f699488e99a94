import type { Reply } from '@promenade/contract/calls';
import { toMajor } from '@promenade/domain/money';
import { decideRefundRequest, isOff, isRunning } from '@promenade/domain/orders';
import { type Ctx, over } from '../../../platform/context.ts';
import { privateFileUrl } from '../../../platform/files/private-files.ts';
import { isTransferReviewed } from '../../payments/index.ts';
import { getMarket } from '../../settings/index.ts';
import type { OrderEventRow, OrderRow } from '../orders.tables.ts';
import { endedBy } from '../parcels/ended-by.ts';
import { refundableOf } from '../refunds/refundable-of.ts';
import { viewRefund } from '../refunds/refund.view.ts';
import { silenceIn, silentStore } from '../unanswered/silent-store.ts';
import { findRefund, type RefundTables } from '../refunds/refunds.repo.ts';
import { type AfterTables, findCourier, listPrescriptionPictures } from './after.repo.ts';
import { orderLink } from './order-link.ts';
import type { Viewer } from './viewer.ts';

type WireOrder = Reply<'orders.details'>;

/** The amount still due: none if the order is paid, cancelled or failed. */
export function dueMinor(order: OrderRow): number {
  const isSettled = isOff(order.status) || order.payment_status === 'paid';
  return isSettled ? 0 : order.total_minor - order.wallet_minor;
}

/** What could be asked back now; undefined where nothing can, or was asked already. */
async function refundableMinor(ctx: Ctx, order: OrderRow): Promise<number | undefined> {
  const { settings } = await getMarket(ctx);
  const decision = decideRefundRequest(refundableOf(order), settings.refunds);
  return decision.ok && decision.amountMinor > 0 ? decision.amountMinor : undefined;
}

function viewEnd(ctx: Ctx, order: OrderRow, events: readonly OrderEventRow[]): WireOrder['ended'] {
  if (!isOff(order.status)) return null;
  const last = events.findLast(({ status }) => status === order.status);
  if (!last) return null;
  const isSilent = last.actor === 'system' && last.detail === silentStore;
  const reason = isSilent ? silenceIn(ctx.language, order) : last.detail;
  return { by: endedBy(order, last.actor), reason, at: last.at.toISOString() };
}

async function viewCourier(ctx: Ctx, order: OrderRow, viewer: Viewer): Promise<WireOrder['courier']> {
  if (!order.courier) return null;
  const { name, vehicle } = order.courier;
  const known =
    order.courier_id === null ? undefined : await findCourier(over<AfterTables>(ctx), order.courier_id);
  const reach =
    viewer === 'tracker' || !known ? { id: null, phone: null } : { id: known.id, phone: known.phone };
  return { name: name[ctx.language], vehicle, ...reach };
}

async function viewPrescriptions(ctx: Ctx, { id }: OrderRow, viewer: Viewer): Promise<string[]> {
  if (viewer === 'tracker' || ctx.actor.kind === 'courier') return [];
  const names = await listPrescriptionPictures(over<AfterTables>(ctx), id);
  return Promise.all(names.map((name) => privateFileUrl(ctx, name)));
}

function viewMoney(order: OrderRow, decimals: number) {
  return {
    wallet_amount: toMajor(order.wallet_minor, decimals),
    due_amount: toMajor(dueMinor(order), decimals),
    payment_due_at: order.status === 'pending' ? (order.payment_due_at?.toISOString() ?? null) : null,
    refunded_amount: toMajor(order.returned_minor, decimals),
  };
}

/** The details of an order beyond its items, as far as its viewer may see them. */
export async function viewAfter(
  ctx: Ctx,
  { order, events }: { readonly order: OrderRow; readonly events: readonly OrderEventRow[] },
  viewer: Viewer,
) {
  const { decimals } = (await getMarket(ctx)).settings.currency;
  const refund = await findRefund(over<RefundTables>(ctx), order.id);
  const refundable = refund ? undefined : await refundableMinor(ctx, order);
  const isShoppers = viewer === 'shopper';
  const isAtStore = order.status !== 'pending' && isRunning(order.status);
  return {
    delivery_instruction: order.delivery_instruction,
    cutlery: order.cutlery,
    is_prescription: order.is_prescription,
    prescription_urls: await viewPrescriptions(ctx, order, viewer),
    coupon_code: order.coupon_code,
    ...viewMoney(order, decimals),
    payment_reviewing: await isTransferReviewed(ctx, 'order', { ...order, dueMinor: dueMinor(order) }),
    now: new Date(ctx.clock.now()).toISOString(),
    courier: await viewCourier(ctx, order, viewer),
    delivery_code: isShoppers && isAtStore ? order.delivery_code : null,
    ended: viewEnd(ctx, order, events),
    refund: refund ? await viewRefund(ctx, refund, decimals, viewer !== 'tracker') : null,
    refundable_amount: isShoppers && refundable !== undefined ? toMajor(refundable, decimals) : null,
    unanswered: order.unanswered_at !== null,
    link: isShoppers ? await orderLink(ctx, order) : null,
  };
}
