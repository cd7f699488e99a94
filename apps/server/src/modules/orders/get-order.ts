import type { Reply } from '@promenade/contract/calls';
import { isSamePhone, maskPhone } from '@promenade/domain/contact';
import { type Ctx, over } from '../../platform/context.ts';
import { refuse } from '../../platform/errors.ts';
import { getMarket } from '../settings/index.ts';
import { findOrder, listOrderEvents, listOrderLines } from './orders.repo.ts';
import type { OrderRow, OrderTables } from './orders.tables.ts';
import { viewAfter } from './after/after.view.ts';
import { type Viewer, viewerOf } from './after/viewer.ts';
import { viewOrder } from './orders.view.ts';

/** The caller's own order; anybody else's is not there at all. */
export async function getOwnOrder(ctx: Ctx, key: string): Promise<OrderRow> {
  if (!('shopperId' in ctx.actor)) return refuse('order_not_found');
  const order = await findOrder(over<OrderTables>(ctx), key, { shopperId: ctx.actor.shopperId });
  return order ?? refuse('order_not_found');
}

/** Whoever's it is, by id or number; for operators. */
export function findAnyOrder(ctx: Ctx, key: string): Promise<OrderRow | undefined> {
  return findOrder(over<OrderTables>(ctx), key);
}

// Nobody's phone: compared if there is no order, so that both cases take the same time.
const noPhone = '+000000000000';

/**
 * An order by its number and the contact's phone (CHK-09); an unknown number and a wrong phone get the same answer in
 * the same time. A deleted contact matches no phone.
 */
export async function getTrackedOrder(ctx: Ctx, key: string, phone: string): Promise<OrderRow> {
  const { settings } = await getMarket(ctx);
  const order = await findOrder(over<OrderTables>(ctx), key);
  // A parcel is followed by either side.
  const phones = [order?.contact_phone || noPhone, order?.parcel?.sender?.phone || noPhone];
  const isSame = phones.map((known) => isSamePhone(known, phone, settings.callingCode)).includes(true);
  return order && order.contact_phone !== '' && isSame ? order : refuse('order_untracked');
}

// Number and phone give access to the order's state, but not to its shopper's contacts.
function redacted(told: Reply<'orders.details'>): Reply<'orders.details'> {
  const door = { ...told.delivery_address, contact_person_email: null };
  if (!told.sender_details) return { ...told, delivery_address: door };
  // Either side of a parcel follows it; neither is told how to call the other.
  const masked = (end: typeof told.delivery_address) => ({
    ...end,
    contact_person_number: maskPhone(end.contact_person_number),
  });
  return { ...told, delivery_address: masked(door), sender_details: masked(told.sender_details) };
}

/** An order with its lines and events, as far as its viewer may read them. */
export async function tellOrder(
  ctx: Ctx,
  order: OrderRow,
  viewer: Viewer = viewerOf(ctx, order),
): Promise<Reply<'orders.details'>> {
  const db = over<OrderTables>(ctx);
  const { settings } = await getMarket(ctx);
  const lines = await listOrderLines(db, order.id);
  const events = await listOrderEvents(db, order.id);
  const bought = viewOrder(ctx, { order, lines, events }, settings.currency.decimals);
  const told = { ...bought, ...(await viewAfter(ctx, { order, events }, viewer)) };
  return viewer === 'shopper' ? told : redacted(told);
}

/** GET /customer/order/details. */
export async function getOrder(ctx: Ctx, query: { order_id: string }): Promise<Reply<'orders.details'>> {
  return tellOrder(ctx, await getOwnOrder(ctx, query.order_id));
}

/** GET /customer/order/track. */
export async function trackOrder(
  ctx: Ctx,
  query: { order_id: string; contact_number: string },
): Promise<Reply<'orders.track'>> {
  return tellOrder(ctx, await getTrackedOrder(ctx, query.order_id, query.contact_number), 'tracker');
}
