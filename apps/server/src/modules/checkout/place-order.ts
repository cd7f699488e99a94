import type { Reply } from '@promenade/contract/calls';
import { noticeOf } from '@promenade/contract/refusals';
import { toMajor } from '@promenade/domain/money';
import type { Ctx } from '../../platform/context.ts';
import { autopilotSpeed, engageAutopilot } from '../autopilot/index.ts';
import { createOrder } from '../orders/index.ts';
import { checkFields } from './checks/check-fields.ts';
import { checkPayment, checkTotal } from './checks/check-payment.ts';
import type { PlaceInput } from './checkout-input.ts';
import { lineDrafts, orderDraft } from './order-draft.ts';
import { forgetOrdered, holdOrdered } from './ordered-lines.ts';
import { prepareOrder } from './prepare-order.ts';
import { takeLines } from './take-lines.ts';

/**
 * POST /customer/order/place: every check of rule 6, stock taken, what is ordered forgotten, order and first job written,
 * in one transaction. It is held first, so one shopper's orders follow one another.
 */
export async function placeOrder(ctx: Ctx, input: PlaceInput): Promise<Reply<'checkout.place'>> {
  checkFields(ctx, input);
  const cart = await holdOrdered(ctx, input.page);
  const prepared = await prepareOrder(ctx, cart, input);
  checkPayment(prepared.bill, prepared.settings);
  checkTotal(ctx, prepared.bill, prepared.settings, input);
  const taken = await takeLines(ctx, prepared);
  const draft = orderDraft(ctx, prepared, input, await autopilotSpeed(ctx));
  const order = await createOrder(ctx, draft, lineDrafts(prepared, taken));
  await engageAutopilot(ctx, order);
  await forgetOrdered(ctx, input.page, cart);
  return {
    order_id: order.id,
    order_number: String(order.number),
    total_amount: toMajor(order.total_minor, prepared.settings.currency.decimals),
    message: noticeOf('order_placed', ctx.language),
  };
}
