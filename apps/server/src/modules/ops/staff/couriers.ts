import type { Reply } from '@promenade/contract/calls';
import { noticeOf } from '@promenade/contract/refusals';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { type Ctx, over } from '../../../platform/context.ts';
import { refuse } from '../../../platform/errors.ts';
import { type Page, pageOf } from '../../../platform/page-of.ts';
import { endStaffTokens } from '../../accounts/index.ts';
import {
  type AfterTables,
  type CourierAtWork,
  findCourier,
  holdCouriersOf,
  listCouriersAtWork,
  updateCourierActive,
} from '../../orders/index.ts';

/** Every courier, those who work first, with the orders in their hands. */
export function listCouriers(ctx: Ctx): Promise<CourierAtWork[]> {
  return listCouriersAtWork(over<AfterTables>(ctx));
}

type WireCourier = Reply<'ops.switchCourier'>['courier'];

const viewCourier = ({ id, name, phone, vehicle, active, orders }: CourierAtWork): WireCourier => ({
  ...{ id, name, phone, vehicle, active },
  order_count: orders,
});

/** GET /ops/couriers: a page of them. A market has some hundreds at most. */
export async function pageCouriers(ctx: Ctx, page: Page): Promise<Reply<'ops.couriers'>> {
  const all = await listCouriers(ctx);
  return { total_size: all.length, ...page, couriers: pageOf(all, page).map(viewCourier) };
}

/**
 * A courier works here no more, and every token of theirs ends; or works here again, with a token to be given.
 * Refuses to end one with orders in their hands, and to take one back beside another of the same phone.
 * @returns false where nobody is known by that id
 */
export async function setCourierActive(ctx: Ctx, id: string, active: boolean): Promise<boolean> {
  return inTransaction(ctx, async (inner) => {
    const db = over<AfterTables>(inner);
    const courier = await findCourier(db, id);
    if (!courier) return false;
    if (active) {
      const other = (await holdCouriersOf(db, courier.phone)).find((one) => one.id !== id);
      if (other) refuse('courier_works_here', { name: other.name, id: other.id });
    }
    await updateCourierActive(db, id, active);
    const { orders = 0 } = (await listCouriersAtWork(db)).find((one) => one.id === id) ?? {};
    if (!active && orders > 0) refuse('courier_under_way', { name: courier.name, count: orders });
    if (!active) await endStaffTokens(inner, { role: 'courier', holderId: id });
    return true;
  });
}

/** PUT /ops/couriers/:id/active: see {@link setCourierActive}. */
export async function switchCourier(
  ctx: Ctx,
  { id, active }: { readonly id: string; readonly active: boolean },
): Promise<Reply<'ops.switchCourier'>> {
  const isKnown = await setCourierActive(ctx, id, active);
  const courier = isKnown && (await listCouriers(ctx)).find((one) => one.id === id);
  if (!courier) return refuse('courier_not_found');
  return { message: noticeOf('courier_changed', ctx.language), courier: viewCourier(courier) };
}
