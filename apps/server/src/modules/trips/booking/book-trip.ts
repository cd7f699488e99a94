import type { Reply } from '@promenade/contract/calls';
import { noticeOf } from '@promenade/contract/refusals';
import { toMajor } from '@promenade/domain/money';
import { getShopperId } from '../../../platform/identity/actor.ts';
import { type Ctx, over } from '../../../platform/context.ts';
import { refuseAll } from '../../../platform/errors.ts';
import { holdCustomer } from '../../accounts/index.ts';
import { autopilotSpeed } from '../../autopilot/index.ts';
import { checkPayment, contactParts, planPayment } from '../../checkout/index.ts';
import { useCoupon } from '../../coupons/index.ts';
import { findWay } from '../../geo/index.ts';
import { endTripCart, holdTripCart } from '../../trip-cart/index.ts';
import { holdUnits } from '../../vehicles/index.ts';
import { tellBooked } from '../moves/tell-shopper.ts';
import { dueMinor } from '../moves/trip-money.ts';
import { startTrip } from '../paying/start-trip.ts';
import { insertTrip, insertTripEvent, insertTripLines } from '../trips.repo.ts';
import type { TripLineRow, TripRow, TripTables } from '../trips.tables.ts';
import { type PreparedTrip, prepareTrip } from './prepare-trip.ts';
import { checkTripSeen } from './shown-trip.ts';
import { type BookInput, type DraftParts, lineColumns, tripDraft } from './trip-draft.ts';

async function holdAll(ctx: Ctx, trip: TripRow, lines: readonly TripLineRow[]): Promise<void> {
  const window = { fromMs: trip.starts_at.getTime(), untilMs: trip.ends_at.getTime() };
  const holds = lines.map(({ id: lineId, vehicle_id: vehicleId, quantity }) => {
    return { tripId: trip.id, lineId, vehicleId, quantity, ...window };
  });
  await holdUnits(ctx, holds);
}

/** Trip, lines, first event and units. */
async function writeTrip(
  ctx: Ctx,
  prepared: PreparedTrip,
  input: BookInput,
  parts: DraftParts,
): Promise<TripRow> {
  const db = over<TripTables>(ctx);
  const trip = await insertTrip(db, tripDraft(ctx, prepared, input, parts));
  const lines = prepared.lines.map((line, position) => ({
    id: ctx.ids.next(),
    trip_id: trip.id,
    position,
    ...lineColumns(line, prepared.bill.lines[position]),
  }));
  await insertTripLines(db, lines);
  const at = trip.created_at;
  await insertTripEvent(db, { trip_id: trip.id, status: 'pending', actor: 'shopper', detail: '', at });
  await holdAll(ctx, trip, lines);
  return trip;
}

async function viewBooked(
  ctx: Ctx,
  trip: TripRow,
  redirectLink: string | null,
  decimals: number,
): Promise<Reply<'trips.book'>> {
  return {
    trip_id: trip.id,
    trip_number: String(trip.number),
    trip_amount: toMajor(trip.total_minor, decimals),
    due_amount: toMajor(dueMinor(trip), decimals),
    redirect_link: redirectLink,
    payment_due_at: trip.payment_due_at?.toISOString() ?? null,
    message: noticeOf('trip_booked', ctx.language),
  };
}

/**
 * POST /rental/user/trip/trip-booking: every check of rule 11 and, as for orders, of rule 6; units held, coupon used, cart
 * emptied, trip, payment and first job written, in one transaction. The cart is held before it is read, so one shopper's
 * bookings follow one another.
 */
export async function bookTrip(ctx: Ctx, input: BookInput): Promise<Reply<'trips.book'>> {
  refuseAll(contactParts(input, true));
  // Whoever signs in holds the account and then the carts, too.
  await holdCustomer(ctx);
  const cart = await holdTripCart(ctx);
  const prepared = await prepareTrip(ctx, cart, input.coupon_code ?? '');
  const { bill, settings, coupon, provider } = prepared;
  const due = { amountMinor: bill.totalMinor, settings };
  const split = await checkPayment(ctx, due, input, () => checkTripSeen(ctx, prepared, input));
  const plan = await planPayment(ctx, input, split);
  const from = { lat: provider.store_lat, lng: provider.store_lng };
  const way = await findWay(ctx, from, prepared.cart.row.pickup);
  const trip = await writeTrip(ctx, prepared, input, { plan, way, speed: await autopilotSpeed(ctx) });
  if (coupon) await useCoupon(ctx, { couponId: coupon.id, tripId: trip.id, shopperId: getShopperId(ctx) });
  await tellBooked(ctx, trip);
  const redirectLink = await startTrip(ctx, trip, plan, plan.columns.wallet_minor);
  await endTripCart(ctx, prepared.cart);
  return viewBooked(ctx, trip, redirectLink, settings.currency.decimals);
}
