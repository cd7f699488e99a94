import type { Reply } from '@promenade/contract/calls';
import type { Ctx } from '../../platform/context.ts';
import {
  checkParcelFields,
  checkParcelSeen,
  type ParcelInput,
  placeParcel,
  prepareParcel,
} from '../parcels/index.ts';
import { checkPayment } from './checks/check-payment.ts';
import { viewPlaced } from './paying/placed.view.ts';
import { planPayment } from './paying/plan-payment.ts';
import { startOrder } from './paying/start-order.ts';

/** POST /customer/order/place of a parcel (CHK-10): its own checks, then paid and set going as any order. */
export async function sendParcel(ctx: Ctx, input: ParcelInput): Promise<Reply<'checkout.place'>> {
  checkParcelFields(input);
  const prepared = await prepareParcel(ctx, input);
  const { bill, settings } = prepared;
  const due = { amountMinor: bill.totalMinor, settings };
  const split = await checkPayment(ctx, due, input, () => checkParcelSeen(ctx, prepared, input.order_amount));
  const plan = await planPayment(ctx, input, split);
  const order = await placeParcel(ctx, input, prepared, plan.columns);
  const redirectLink = await startOrder(ctx, order, plan);
  return viewPlaced(ctx, order, redirectLink, settings.currency.decimals);
}
