import type { Calls, Reply } from '@promenade/contract/calls';
import { noticeOf } from '@promenade/contract/refusals';
import { decideRefundRequest } from '@promenade/domain/orders';
import type { z } from 'zod';
import { type Ctx, over } from '../../../platform/context.ts';
import { refuse } from '../../../platform/errors.ts';
import { keepPrivatePicture } from '../../../platform/files/private-files.ts';
import { getRemade, type RemadePicture } from '../../../platform/files/sent-pictures.ts';
import { getMarket } from '../../settings/index.ts';
import { getOwnOrder } from '../get-order.ts';
import { holdOrder, moveOrder } from '../move-order.ts';
import type { OrderRow } from '../orders.tables.ts';
import { isReason } from '../reasons/reasons.ts';
import { refundableOf } from './refundable-of.ts';
import { viewRefund } from './refund.view.ts';
import {
  closeRefund,
  findRefund,
  insertRefundRequest,
  type RefundRow,
  type RefundTables,
  updateRefundPictures,
} from './refunds.repo.ts';

type RefundInput = z.output<Calls['orders.requestRefund']['body']>;

async function decideRefund(ctx: Ctx, order: OrderRow, input: RefundInput): Promise<number> {
  if (!isReason('refund', input.reason)) refuse('reason_unknown');
  if (input.reason === 'other' && input.note === '') refuse('note_required');
  if (await findRefund(over<RefundTables>(ctx), order.id)) refuse('refund_asked');
  const { refunds } = (await getMarket(ctx)).settings;
  const decision = decideRefundRequest(refundableOf(order), refunds);
  if (!decision.ok) return refuse(decision.refusal.code, {}, { order_status: order.status });
  return decision.amountMinor > 0 ? decision.amountMinor : refuse('refund_nothing');
}

async function keepRequest(
  ctx: Ctx,
  orderId: string,
  amountMinor: number,
  input: RefundInput,
): Promise<RefundRow> {
  const row: RefundRow = {
    order_id: orderId,
    reason: input.reason,
    note: input.note,
    pictures: [],
    amount_minor: amountMinor,
    state: 'asked',
    answer: '',
    asked_at: new Date(ctx.clock.now()),
    answered_at: null,
  };
  return (await insertRefundRequest(over<RefundTables>(ctx), row)) ? row : refuse('refund_asked');
}

async function keepPictures(ctx: Ctx, orderId: string, remade: readonly RemadePicture[]): Promise<string[]> {
  const names: string[] = [];
  for (const picture of remade) names.push(await keepPrivatePicture(ctx, picture));
  if (names.length > 0) await updateRefundPictures(over<RefundTables>(ctx), orderId, names);
  return names;
}

/**
 * POST /customer/order/refund-request: money of a delivered and paid order, without delivery and tip (api.md, rule 9),
 * once. Files are written last, when only the commit is left that could fail.
 */
export async function requestRefund(ctx: Ctx, input: RefundInput): Promise<Reply<'orders.requestRefund'>> {
  const { id } = await getOwnOrder(ctx, input.order_id);
  const order = (await holdOrder(ctx, id)) ?? refuse('order_not_found');
  const row = await keepRequest(ctx, id, await decideRefund(ctx, order, input), input);
  const remade = (input.pictures ?? []).map((picture) => getRemade(picture));
  const moved = await moveOrder(ctx, order, { to: 'refund_requested', actor: 'shopper' });
  if (!moved.ok) refuse('not_refundable', {}, { order_status: order.status });
  const pictures = await keepPictures(ctx, id, remade);
  const { decimals } = (await getMarket(ctx)).settings.currency;
  const refund = await viewRefund(ctx, { ...row, pictures }, decimals, true);
  return { message: noticeOf('refund_requested', ctx.language), refund };
}

/** DELETE /customer/order/refund-request: nobody has answered yet, and nobody need. */
export async function withdrawRefund(
  ctx: Ctx,
  query: { order_id: string },
): Promise<Reply<'orders.withdrawRefund'>> {
  const { id } = await getOwnOrder(ctx, query.order_id);
  const order = (await holdOrder(ctx, id)) ?? refuse('order_not_found');
  const change = { state: 'withdrawn', answer: '', answered_at: new Date(ctx.clock.now()) } as const;
  if (!(await closeRefund(over<RefundTables>(ctx), id, change))) refuse('refund_not_asked');
  await moveOrder(ctx, order, { to: 'refund_request_canceled', actor: 'shopper' });
  return { message: noticeOf('refund_withdrawn', ctx.language) };
}
