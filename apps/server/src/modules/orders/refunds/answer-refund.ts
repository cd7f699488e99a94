import { formatPrice } from '@promenade/domain/money';
import { type Ctx, over } from '../../../platform/context.ts';
import { refuse } from '../../../platform/errors.ts';
import { getMarket } from '../../settings/index.ts';
import { holdOrder, moveOrder } from '../move-order.ts';
import { returnMoney } from '../moves/return-money.ts';
import type { OrderRow } from '../orders.tables.ts';
import { closeRefund, findRefund, type RefundTables } from './refunds.repo.ts';

/** What an operator says to a request. */
export type RefundAnswer =
  | { readonly decision: 'refund'; readonly amountMinor: number | undefined; readonly answer: string }
  | { readonly decision: 'refuse'; readonly answer: string };

async function refuseTooMuch(ctx: Ctx, mostMinor: number): Promise<never> {
  const { currency } = (await getMarket(ctx)).settings;
  return refuse('refund_too_much', { price: formatPrice(mostMinor, currency, { locale: ctx.language }) });
}

/** Refunds an order, whole or in part, the way it was paid, or says why not; the request is answered once. */
export async function answerRefund(ctx: Ctx, orderId: string, said: RefundAnswer): Promise<OrderRow> {
  const db = over<RefundTables>(ctx);
  const order = (await holdOrder(ctx, orderId)) ?? refuse('order_not_found');
  const request = await findRefund(db, orderId);
  if (request?.state !== 'asked') return refuse('refund_not_asked');
  const gives = said.decision === 'refund';
  if (!gives && said.answer === '') refuse('reason_required');
  const amountMinor = gives ? (said.amountMinor ?? request.amount_minor) : 0;
  if (gives && said.amountMinor === 0) refuse('refund_of_nothing');
  if (gives && amountMinor > request.amount_minor) await refuseTooMuch(ctx, request.amount_minor);
  const state = gives ? 'refunded' : 'refused';
  await closeRefund(db, orderId, { state, answer: said.answer, answered_at: new Date(ctx.clock.now()) });
  if (gives) await returnMoney(ctx, order, amountMinor);
  const to = gives ? 'refunded' : 'refund_request_canceled';
  const moved = await moveOrder(ctx, order, { to, actor: 'operator', detail: said.answer });
  return moved.ok ? moved.order : refuse('refund_not_asked');
}
