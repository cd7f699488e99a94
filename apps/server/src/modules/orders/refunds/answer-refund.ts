import { formatPrice } from '@promenade/domain/money';
import { decideOwnRefund } from '@promenade/domain/orders';
import { type Ctx, over } from '../../../platform/context.ts';
import { refuse } from '../../../platform/errors.ts';
import { getMarket } from '../../settings/index.ts';
import { moveOrder } from '../move-order.ts';
import { returnMoney } from '../moves/return-money.ts';
import type { OrderRow } from '../orders.tables.ts';
import { holdToRefund } from './hold-to-refund.ts';
import { refundableOf } from './refundable-of.ts';
import { closeRefund, findRefund, type RefundRow, type RefundTables } from './refunds.repo.ts';

interface Giving {
  readonly decision: 'refund';
  readonly amountMinor: number | undefined;
  readonly answer: string;
}

/** What an operator says to a request. */
export type RefundAnswer = Giving | { readonly decision: 'refuse'; readonly answer: string };

async function refuseTooMuch(ctx: Ctx, mostMinor: number): Promise<never> {
  const { currency } = (await getMarket(ctx)).settings;
  return refuse('refund_too_much', { price: formatPrice(mostMinor, currency, { locale: ctx.language }) });
}

/** The maximum refund: the requested amount, or without a request what could have been requested. */
function mostOf(order: OrderRow, request: RefundRow | undefined): number {
  if (request) return request.state === 'asked' ? request.amount_minor : refuse('refund_not_asked');
  const decision = decideOwnRefund(refundableOf(order));
  return decision.ok ? decision.amountMinor : refuse('not_refundable', {}, { order_status: order.status });
}

async function giveBack(ctx: Ctx, order: OrderRow, { amountMinor }: Giving, mostMinor: number) {
  const givenMinor = amountMinor ?? mostMinor;
  if (givenMinor === 0) refuse('refund_of_nothing');
  if (givenMinor > mostMinor) await refuseTooMuch(ctx, mostMinor);
  await returnMoney(ctx, order, givenMinor);
}

/**
 * Refunds an order, whole or in part, the way it was paid, or says why not; the request is answered once. A delivered
 * order may be refunded unasked, as after a call: once too, as it is refunded then.
 */
export async function answerRefund(ctx: Ctx, orderId: string, said: RefundAnswer): Promise<OrderRow> {
  const db = over<RefundTables>(ctx);
  const order = (await holdToRefund(ctx, orderId)) ?? refuse('order_not_found');
  const request = await findRefund(db, orderId);
  const gives = said.decision === 'refund';
  if (!request && !gives) return refuse('refund_not_asked');
  const mostMinor = mostOf(order, request);
  if (!gives && said.answer === '') refuse('reason_required');
  if (gives) await giveBack(ctx, order, said, mostMinor);
  const state = gives ? 'refunded' : 'refused';
  await closeRefund(db, orderId, { state, answer: said.answer, answered_at: new Date(ctx.clock.now()) });
  const to = gives ? 'refunded' : 'refund_request_canceled';
  const moved = await moveOrder(ctx, order, { to, actor: 'operator', detail: said.answer });
  return moved.ok ? moved.order : refuse('refund_not_asked');
}
