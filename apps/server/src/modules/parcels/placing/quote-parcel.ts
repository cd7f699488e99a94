import { wireBill } from '@promenade/contract/bill';
import type { Reply } from '@promenade/contract/calls';
import { toMajor } from '@promenade/domain/money';
import type { DeliveryRates } from '@promenade/domain/pricing';
import type { Ctx } from '../../../platform/context.ts';
import { autopilotSpeed } from '../../autopilot/index.ts';
import { timetableOf } from '../../orders/index.ts';
import { approachTo } from './approach.ts';
import { type ParcelQuoteInput, prepareParcel } from './prepare-parcel.ts';

type Wire = Reply<'parcels.quote'>;

function viewRates(rates: DeliveryRates, major: (minor: number) => number): Wire['rates'] {
  if (rates.kind === 'fixed') return { kind: 'fixed', fixed: major(rates.fixedMinor) };
  const { perKmMinor, minimumMinor, maximumMinor } = rates;
  const maximum = maximumMinor === undefined ? null : major(maximumMinor);
  return { kind: 'per_km', per_km: major(perKmMinor), minimum: major(minimumMinor), maximum };
}

/** POST /parcel/quote: what carrying it costs and by which rates, or the first reason why nobody does. */
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
    rates: viewRates(rates, (minor) => toMajor(minor, decimals)),
    expected_at: new Date(expectedAtMs).toISOString(),
  };
}
