import type { Reply } from '@promenade/contract/calls';
import type { Ctx } from '../../platform/context.ts';
import { holdCustomer } from '../accounts/index.ts';
import { autopilotSpeed } from '../autopilot/index.ts';
import { createOrder, type OrderRow } from '../orders/index.ts';
import { checkFields } from './checks/check-fields.ts';
import { checkPayment } from './checks/check-payment.ts';
import type { PlaceInput } from './checkout-input.ts';
import { lineDrafts, orderDraft } from './order-draft.ts';
import { forgetOrdered, holdOrdered } from './ordered-lines.ts';
import { viewPlaced } from './paying/placed.view.ts';
import { type PaymentPlan, planPayment } from './paying/plan-payment.ts';
import { startOrder } from './paying/start-order.ts';
import { type PreparedOrder, prepareOrder } from './prepare-order.ts';
import { checkPrescriptions, takePrescriptions } from './prescriptions/take-prescriptions.ts';
import { prescriptionLines } from './prescriptions/prescription-lines.ts';
import { checkQuoteSeen } from './shown-quote.ts';
import { takeLines } from './take-lines.ts';
import { useDiscounts } from './use-discounts.ts';

async function checkAll(ctx: Ctx, prepared: PreparedOrder, input: PlaceInput): Promise<PaymentPlan> {
  checkPrescriptions(input.prescription_ids, prescriptionLines(prepared).length > 0);
  const { bill, settings } = prepared;
  const due = { amountMinor: bill.totalMinor, settings };
  const split = await checkPayment(ctx, due, input, () => checkQuoteSeen(ctx, prepared, input));
  return planPayment(ctx, input, split);
}

async function writeOrder(
  ctx: Ctx,
  prepared: PreparedOrder,
  input: PlaceInput,
  plan: PaymentPlan,
): Promise<OrderRow> {
  const { lines, coupon } = prepared;
  const taken = await takeLines(ctx, prepared);
  const draft = orderDraft(ctx, input, {
    ...prepared,
    itemsCount: lines.reduce((count, line) => count + line.quantity, 0),
    speed: await autopilotSpeed(ctx),
    paid: { ...plan.columns, coupon_code: coupon?.code ?? null },
    wishes: { cutlery: input.cutlery, is_prescription: false },
  });
  return createOrder(ctx, draft, lineDrafts(prepared, taken, input.when_unavailable));
}

/**
 * POST /customer/order/place. In one transaction: all checks of rule 6, stock and coupon are taken, the ordered lines
 * are removed from the cart, and order, payment and first job are written. The cart is locked before it is read, so that a
 * shopper's orders are placed one after the other.
 */
export async function placeOrder(ctx: Ctx, input: PlaceInput): Promise<Reply<'checkout.place'>> {
  checkFields(ctx, input);
  // Whoever signs in holds the account and then the carts, too.
  await holdCustomer(ctx);
  const cart = await holdOrdered(ctx, input.page);
  const prepared = await prepareOrder(ctx, cart, input);
  const plan = await checkAll(ctx, prepared, input);
  const order = await writeOrder(ctx, prepared, input, plan);
  await useDiscounts(ctx, prepared, { orderId: order.id, page: input.page });
  await takePrescriptions(ctx, input.prescription_ids, order.id);
  const redirectLink = await startOrder(ctx, order, plan);
  await forgetOrdered(ctx, input.page, cart);
  return viewPlaced(ctx, order, redirectLink, prepared.settings.currency.decimals);
}
