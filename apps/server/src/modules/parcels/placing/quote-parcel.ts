import { wireBill, wireRates } from '@promenade/contract/bill';
import type { Reply } from '@promenade/contract/calls';
import type { Ctx } from '../../../platform/context.ts';
import { autopilotSpeed } from '../../autopilot/index.ts';
import { timetableOf } from '../../orders/index.ts';
import { approachTo } from './approach.ts';
import { type ParcelQuoteInput, prepareParcel } from './prepare-parcel.ts';

type Wire = Reply<'parcels.quote'>;

/** POST /parcel/quote: the delivery fee and its rates, or the first reason why the parcel cannot be carried. */
export async function quoteParcel(ctx: Ctx, input: ParcelQuoteInput): Promise<Wire> {
  const { settings, bill, way, rates, sender, zone } = await prepareParcel(ctx, input);
  const { decimals } = settings.currency;
  const speed = await autopilotSpeed(ctx);
  const { seconds } = await approachTo(ctx, sender, zone, speed);
  const { expectedAtMs } = timetableOf({
    created_at: new Date(ctx.clock.now()),
    order_type: 'parcel',
    preparation_minutes: Math.ceil(seconds / 60),
    route_seconds: way.durationSeconds,
    schedule_at: null,
    autopilot_speed: speed,
  });
  return {
    bill: wireBill(bill, decimals),
    distance_metres: Math.round(way.distanceMetres),
    rates: wireRates(rates, decimals),
    expected_at: new Date(expectedAtMs).toISOString(),
  };
}
