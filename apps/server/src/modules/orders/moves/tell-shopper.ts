import type { Language } from '@promenade/contract/refusals';
import { type NotificationKind, kindOfStep } from '@promenade/domain/notifications';
import type { OrderActor } from '@promenade/domain/orders';
import { type Ctx, over } from '../../../platform/context.ts';
import { type NotificationParams, notify } from '../../notifications/index.ts';
import { orderLink } from '../after/order-link.ts';
import type { OrderRow } from '../orders.tables.ts';
import { endedBy } from '../parcels/ended-by.ts';
import { findRefund, type RefundTables } from '../refunds/refunds.repo.ts';
import { silenceIn, silentStore } from '../unanswered/silent-store.ts';

const minuteMs = 60_000;

/** The actor of a step, and what they wrote. */
export interface Said {
  readonly actor: OrderActor;
  readonly detail: string;
}

// A parcel's contact is its receiver, but its sender is notified.
function contactOf({ parcel, contact_email: email, contact_phone: phone }: OrderRow) {
  const reached = parcel ? (parcel.sender?.phone ?? '') : phone;
  return { email, phone: reached === '' ? null : reached };
}

/** Tells the shopper of a held order, in the transaction of the cause; the same once. */
export async function tellShopper(
  ctx: Ctx,
  order: OrderRow,
  kind: NotificationKind,
  params: NotificationParams = {},
): Promise<void> {
  await notify(ctx, {
    shopperId: order.shopper_id,
    kind,
    orderId: order.id,
    contact: contactOf(order),
    link: await orderLink(ctx, order),
    params: {
      number: String(order.number),
      isParcel: order.parcel !== null,
      isPrescription: order.is_prescription,
      isTakeAway: order.order_type === 'take_away',
      store: order.store?.name,
      amountMinor: order.total_minor,
      ...params,
    },
  });
}

/** A new order: placed, or kept until its payment is here. */
export function tellPlaced(ctx: Ctx, order: OrderRow): Promise<void> {
  const { payment_due_at: dueAt } = order;
  if (!dueAt) return tellShopper(ctx, order, 'order_placed');
  const minutes = Math.ceil((dueAt.getTime() - ctx.clock.now()) / minuteMs);
  return tellShopper(ctx, order, 'payment_waiting', { minutes });
}

// The program's own reason has a text in every language; people's are told as they were written.
function reasonOf(order: OrderRow, { detail }: Said): NotificationParams['reason'] {
  if (detail !== silentStore) return detail;
  const said = (language: Language) => silenceIn(language, order);
  return { en: said('en'), ar: said('ar'), nl: said('nl'), fr: said('fr') };
}

async function refundOf(ctx: Ctx, order: OrderRow, kind: NotificationKind): Promise<NotificationParams> {
  if (kind === 'refund_paid') return { amountMinor: order.returned_minor };
  if (kind !== 'refund_asked') return {};
  const request = await findRefund(over<RefundTables>(ctx), order.id);
  return request ? { amountMinor: request.amount_minor } : {};
}

/** Notifies the shopper of a step, if it is news. */
export async function tellStep(
  ctx: Ctx,
  order: OrderRow,
  said: Said & { readonly isPaid: boolean },
): Promise<void> {
  const byShopper = said.actor === 'shopper';
  const kind = kindOfStep({ to: order.status, orderType: order.order_type, byShopper });
  if (!kind) return;
  const needsCode = kind === 'order_on_the_way' || kind === 'order_ready';
  await tellShopper(ctx, order, kind, {
    by: endedBy(order, said.actor),
    isReturned: order.returned_at !== null,
    reason: reasonOf(order, said),
    isPaid: said.isPaid,
    isTransfer: order.payment_method === 'offline_payment',
    // A demonstration confirms it without a price.
    isPrescription: order.is_prescription && order.bill.itemsMinor > 0,
    ...(needsCode ? { code: order.delivery_code } : {}),
    ...(await refundOf(ctx, order, kind)),
  });
}
