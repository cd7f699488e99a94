import type { Reply } from '@promenade/contract/calls';
import { capabilitiesOf } from '@promenade/domain/modules';
import { toMajor } from '@promenade/domain/money';
import type { Ctx } from '../../platform/context.ts';
import { billWithSeal } from '../../platform/shown-bill.ts';
import { autopilotSpeed } from '../autopilot/index.ts';
import { timetableOf } from '../orders/index.ts';
import { viewTerms } from './bill-terms.ts';
import { checkDoor } from './checks/check-fields.ts';
import { slotsOf } from './checks/offered-slots.ts';
import type { QuoteInput } from './checkout-input.ts';
import { readOrdered } from './ordered-lines.ts';
import { prepareOrder } from './prepare-order.ts';
import { prescriptionLines } from './prescriptions/prescription-lines.ts';
import { shownQuote } from './shown-quote.ts';

/** POST /customer/order/quote: the bill as it would be placed, or the first reason why it could not be. */
export async function quoteOrder(ctx: Ctx, input: QuoteInput): Promise<Reply<'checkout.quote'>> {
  checkDoor(input);
  const prepared = await prepareOrder(ctx, await readOrdered(ctx, input.page), input);
  const { store, settings, route } = prepared;
  const { expectedAtMs } = timetableOf({
    created_at: new Date(ctx.clock.now()),
    order_type: input.order_type,
    preparation_minutes: store.preparationMinutes,
    route_seconds: route?.seconds ?? null,
    schedule_at: input.schedule_at ? new Date(input.schedule_at) : null,
    autopilot_speed: await autopilotSpeed(ctx),
  });
  const { decimals } = settings.currency;
  return {
    store_id: store.id,
    store: { name: store.name, address: store.address },
    distance_metres: route ? Math.round(route.metres) : null,
    expected_at: new Date(expectedAtMs).toISOString(),
    slots: slotsOf(ctx, store, settings, prepared.cart),
    minimum_order: toMajor(store.minimumOrderMinor, decimals),
    terms: viewTerms(prepared),
    prescription_lines: prescriptionLines(prepared),
    cutlery: capabilitiesOf(store.moduleType).cutlery,
    ...(await billWithSeal(ctx, shownQuote(input.page, prepared))),
  };
}
