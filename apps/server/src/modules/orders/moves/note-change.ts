import { wireBill } from '@promenade/contract/bill';
import { formatPrice } from '@promenade/domain/money';
import type { Ctx } from '../../../platform/context.ts';
import { noteOrder } from '../../order-record/index.ts';
import { getMarket } from '../../settings/index.ts';
import type { OrderRow } from '../orders.tables.ts';
import type { OrderChange } from './moves.repo.ts';

/** Notes what staff changed of a held order, as its customer sees it from now on. */
export async function noteChange(ctx: Ctx, order: OrderRow, parts: OrderChange): Promise<void> {
  const { currency } = (await getMarket(ctx)).settings;
  const { courier, bill, expected_at: expectedAt, wrong_codes: wrongCodes } = parts;
  const shown = {
    ...(expectedAt === undefined ? {} : { expected_at: expectedAt?.toISOString() ?? null }),
    ...(courier ? { courier: courier.name, vehicle: courier.vehicle } : {}),
    ...(bill && { bill: wireBill(bill, currency.decimals), total: formatPrice(order.total_minor, currency) }),
    ...(wrongCodes === undefined ? {} : { wrong_codes: wrongCodes }),
  };
  if (Object.keys(shown).length > 0) await noteOrder(ctx, { orderId: order.id, what: 'changed', shown });
}

/** Notes that a held parcel was turned round, and in whose words why. */
export async function noteTurned(ctx: Ctx, order: OrderRow, reason: string): Promise<void> {
  const shown = { turned_back: true, expected_at: order.expected_at?.toISOString() ?? null };
  await noteOrder(ctx, { orderId: order.id, what: 'changed', shown, words: { reason } });
}
