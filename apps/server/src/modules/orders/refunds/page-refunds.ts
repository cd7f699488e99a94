import type { Reply } from '@promenade/contract/calls';
import { type Ctx, over } from '../../../platform/context.ts';
import { getMarket } from '../../settings/index.ts';
import { listOrdersById } from '../orders.repo.ts';
import type { OrderTables } from '../orders.tables.ts';
import { viewOrderCard } from '../orders.view.ts';
import { viewRefund } from './refund.view.ts';
import { listAskedRefunds, type RefundTables } from './refunds.repo.ts';

/** One page of requests that wait for an answer, each with its order. */
export async function pageAskedRefunds(
  ctx: Ctx,
  page: { limit: number; offset: number },
): Promise<Reply<'ops.refundRequests'>> {
  const { decimals } = (await getMarket(ctx)).settings.currency;
  const { total, rows } = await listAskedRefunds(over<RefundTables>(ctx), page);
  const requests: Reply<'ops.refundRequests'>['requests'] = [];
  const orders = await listOrdersById(
    over<OrderTables>(ctx),
    rows.map((row) => row.order_id),
  );
  for (const row of rows) {
    const order = orders.get(row.order_id);
    if (!order) continue;
    const refund = await viewRefund(ctx, row, decimals, true);
    requests.push({ order: viewOrderCard(ctx, order, decimals), refund });
  }
  return { total_size: total, ...page, requests };
}
