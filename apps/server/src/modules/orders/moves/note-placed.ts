import { wireBill } from '@promenade/contract/bill';
import { noticeOf } from '@promenade/contract/refusals';
import { formatPrice, toMajor } from '@promenade/domain/money';
import type { Ctx } from '../../../platform/context.ts';
import { noteOrder } from '../../order-record/index.ts';
import { getMarket } from '../../settings/index.ts';
import type { OrderLineRow, OrderRow } from '../orders.tables.ts';

/** Notes the bill that the shopper accepted, line by line, and what the shopper was answered. */
export async function notePlaced(ctx: Ctx, order: OrderRow, lines: readonly OrderLineRow[]): Promise<void> {
  const { currency } = (await getMarket(ctx)).settings;
  const { language } = ctx;
  await noteOrder(ctx, {
    orderId: order.id,
    what: 'placed',
    shopperId: order.shopper_id,
    shown: {
      language,
      message: noticeOf('order_placed', language),
      total: formatPrice(order.total_minor, currency, { locale: language }),
      currency: currency.code,
      bill: wireBill(order.bill, currency.decimals),
      lines: lines.map((line) => ({
        item_id: line.item_id,
        name: line.name[language],
        quantity: line.quantity,
        price: toMajor(line.unit_price_minor, currency.decimals),
        total_price: toMajor(line.total_minor, currency.decimals),
      })),
      store: order.store?.name ?? null,
      order_type: order.order_type,
      payment_method: order.payment_method,
      coupon_code: order.coupon_code,
      expected_at: order.expected_at?.toISOString() ?? null,
      payment_due_at: order.payment_due_at?.toISOString() ?? null,
    },
  });
}
