import type { Calls, Reply } from '@promenade/contract/calls';
import { capabilitiesOf } from '@promenade/domain/modules';
import type { z } from 'zod';
import type { Ctx } from '../../../platform/context.ts';
import { refuse } from '../../../platform/errors.ts';
import { getKnownStore } from '../../catalog/index.ts';
import { holdCustomer } from '../../accounts/index.ts';
import { createOrder } from '../../orders/index.ts';
import { getMarket } from '../../settings/index.ts';
import { checkFields } from '../checks/check-fields.ts';
import { checkStore } from '../checks/check-store.ts';
import { slotsOf } from '../checks/offered-slots.ts';
import { doorOf } from '../checkout-input.ts';
import { makeBill, tipOf } from '../make-bill.ts';
import { orderDraft } from '../order-draft.ts';
import { viewPlaced } from '../paying/placed.view.ts';
import { wayToDoor } from '../way-to-door.ts';
import { checkPrescriptions, takePrescriptions } from './take-prescriptions.ts';

type Input = z.output<Calls['checkout.placePrescription']['body']>;

async function prepare(ctx: Ctx, input: Input) {
  const { settings } = await getMarket(ctx);
  const asked = { ...input, page: 'cart', extra_packaging: false } as const;
  const tipMinor = tipOf(settings, asked);
  if (ctx.actor.kind === 'guest' && !settings.guestCheckout) refuse('guest_checkout_off');
  const store = await getKnownStore(ctx, input.store_id);
  if (!capabilitiesOf(store.moduleType).prescriptions) refuse('prescription_orders_off');
  checkStore(ctx, { store, settings, slots: () => slotsOf(ctx, store, settings) }, input);
  const door = doorOf(input);
  const route = door && (await wayToDoor(ctx, store, door));
  const { bill } = makeBill(ctx, { store, settings, input: asked, tipMinor, lines: [], route });
  return { store, settings, route, bill };
}

// Nobody knows yet what it costs, so it is paid at the door.
const paidAtTheDoor = {
  payment_method: 'cash_on_delivery',
  payment_status: 'unpaid',
  wallet_minor: 0,
  payment_due_at: null,
  coupon_code: null,
} as const;

/**
 * POST /customer/order/prescription/place: an order with pictures only. Its bill contains delivery but no goods until
 * the store has priced them.
 */
export async function placePrescription(
  ctx: Ctx,
  input: Input,
): Promise<Reply<'checkout.placePrescription'>> {
  checkFields(ctx, input);
  const prepared = await prepare(ctx, input);
  checkPrescriptions(input.prescription_ids, true);
  const wishes = { cutlery: false, is_prescription: true };
  // Advanced by people, even in a demo: the autopilot could not price the goods.
  const speed = null;
  const draft = orderDraft(ctx, input, { ...prepared, itemsCount: 0, speed, paid: paidAtTheDoor, wishes });
  await holdCustomer(ctx);
  const order = await createOrder(ctx, draft, []);
  await takePrescriptions(ctx, input.prescription_ids, order.id);
  return viewPlaced(ctx, order, null, prepared.settings.currency.decimals);
}
