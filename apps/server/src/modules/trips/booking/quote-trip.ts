import type { Reply } from '@promenade/contract/calls';
import { tripTimeZone } from '@promenade/domain/rental';
import type { Ctx } from '../../../platform/context.ts';
import { refuse } from '../../../platform/errors.ts';
import { billWithSeal } from '../../../platform/shown-bill.ts';
import { readTripCart, viewCartTrip } from '../../trip-cart/index.ts';
import { freeUnits } from '../../vehicles/index.ts';
import { viewTripLine } from '../trips.view.ts';
import { lineColumns } from './trip-draft.ts';
import { type PreparedTrip, prepareTrip } from './prepare-trip.ts';
import { shownTrip } from './shown-trip.ts';

/** RENT-07: lines of one vehicle are counted together. A reading: the booking itself decides by holding the units. */
async function checkFree(ctx: Ctx, { lines, window }: PreparedTrip): Promise<void> {
  const ids = [...new Set(lines.map((line) => line.vehicle_id))];
  const free = await freeUnits(ctx, ids, window);
  for (const vehicle_id of ids) {
    const wanted = lines.reduce((sum, one) => sum + (one.vehicle_id === vehicle_id ? one.quantity : 0), 0);
    const count = free.get(vehicle_id) ?? 0;
    if (count === 0) refuse('vehicle_not_available', {}, { vehicle_id });
    if (wanted > count) refuse('vehicle_quantity', { count }, { vehicle_id });
  }
}

/** POST /rental/user/trip/quote: the bill as it would be booked, or the first reason why it could not be. */
export async function quoteTrip(
  ctx: Ctx,
  input: { coupon_code?: string | null | undefined },
): Promise<Reply<'trips.quote'>> {
  const prepared = await prepareTrip(ctx, await readTripCart(ctx), input.coupon_code ?? '');
  await checkFree(ctx, prepared);
  const { cart, settings, lines, bill, window, provider } = prepared;
  const { decimals } = settings.currency;
  return {
    provider_id: provider.store_id,
    lines: lines.map((line, place) =>
      viewTripLine(ctx, { id: line.id, ...lineColumns(line, bill.lines[place]) }, decimals),
    ),
    user_data: viewCartTrip(cart.row, settings, ctx.clock.now()),
    starts_at: new Date(window.fromMs).toISOString(),
    ends_at: new Date(window.untilMs).toISOString(),
    time_zone: tripTimeZone(settings.timeZone),
    ...(await billWithSeal(ctx, shownTrip(prepared))),
  };
}
