import { publishAfterCommit } from '../../../platform/database/transaction.ts';
import type { Reply } from '@promenade/contract/calls';
import { noticeOf } from '@promenade/contract/refusals';
import { toMajor } from '@promenade/domain/money';
import { priceTrip, shortTripRefusal, type TripBill, tripEndsAt } from '@promenade/domain/rental';
import { type Ctx, over } from '../../../platform/context.ts';
import { refuse } from '../../../platform/errors.ts';
import { checkTotalSeen } from '../../../platform/shown-bill.ts';
import { withdrawPayments } from '../../payments/index.ts';
import { getMarket } from '../../settings/index.ts';
import { freeUnits, moveHolds } from '../../vehicles/index.ts';
import { holdOwnTrip } from '../after/cancel-trip.ts';
import { getOwnTrip } from '../after/get-trip.ts';
import { tellTrip } from '../after/tell-trip.ts';
import { engageTripAutopilot } from '../autopilot/engage-trip.ts';
import { returnMoney } from '../moves/return-money.ts';
import { tellShopper } from '../moves/tell-shopper.ts';
import { paidMinor, paymentStatusOf } from '../moves/trip-money.ts';
import { tripTopic } from '../moves/trip-topic.ts';
import { insertTripEvent, listTripLines, updateLinePrices, updateTrip } from '../trips.repo.ts';
import type { TripRow, TripTables } from '../trips.tables.ts';
import { currentTripBill, viewTripBill } from '../trips.view.ts';
import { canChange } from './can-change.ts';

interface ChangeAsked {
  readonly trip_id: string;
  readonly estimated_hours: number;
}

/** A trip as it would be with other hours, at the terms it was booked at. */
interface Changed {
  readonly hours: number;
  readonly endsAtMs: number;
  readonly bill: TripBill;
}

/** Refuses what has no other hours, and an end that has passed. */
function decideChange(ctx: Ctx, trip: TripRow, hours: number): Changed {
  const endsAtMs = tripEndsAt(trip.starts_at.getTime(), hours);
  if (!canChange(trip) || endsAtMs <= ctx.clock.now())
    return refuse('trip_not_changeable', {}, { trip_status: trip.status });
  const { rental_type: rentalType, bill } = trip;
  const length = { rentalType, hours, distanceMetres: 0 };
  const refusal = shortTripRefusal(length);
  if (refusal) return refuse(refusal.code);
  return { hours, endsAtMs, bill: priceTrip({ ...bill.terms, ...length }) };
}

/** Whether a longer trip's vehicles are free until then; a reading, moving the holds decides. */
async function checkFree(ctx: Ctx, trip: TripRow, { endsAtMs }: Changed): Promise<void> {
  const fromMs = trip.ends_at.getTime();
  if (endsAtMs <= fromMs) return;
  const lines = await listTripLines(over<TripTables>(ctx), [trip.id]);
  const wanted = new Map<string, number>();
  for (const { vehicle_id: id, quantity } of lines) wanted.set(id, (wanted.get(id) ?? 0) + quantity);
  const free = await freeUnits(
    ctx,
    [...wanted.keys()],
    { fromMs, untilMs: endsAtMs },
    { exceptTripId: trip.id },
  );
  for (const [vehicle_id, quantity] of wanted)
    if ((free.get(vehicle_id) ?? 0) < quantity) refuse('vehicle_not_available', {}, { vehicle_id });
}

/** POST /rental/user/trip/change-quote. */
export async function quoteChange(ctx: Ctx, input: ChangeAsked): Promise<Reply<'trips.changeQuote'>> {
  const trip = await getOwnTrip(ctx, input.trip_id);
  const changed = decideChange(ctx, trip, input.estimated_hours);
  await checkFree(ctx, trip, changed);
  const { decimals } = (await getMarket(ctx)).settings.currency;
  return {
    bill: viewTripBill(changed.bill, decimals),
    ends_at: new Date(changed.endsAtMs).toISOString(),
    difference: toMajor(changed.bill.totalMinor - trip.total_minor, decimals),
  };
}

async function writeLines(ctx: Ctx, tripId: string, { bill }: Changed): Promise<void> {
  const lines = await listTripLines(over<TripTables>(ctx), [tripId]);
  const prices = lines.flatMap(({ id, position }) => {
    const billed = bill.lines[position];
    if (!billed) return [];
    return {
      id,
      gross_minor: billed.grossMinor,
      discount_minor: billed.discountMinor,
      coupon_minor: billed.couponMinor,
      tax_minor: billed.taxMinor,
      total_minor: billed.totalMinor,
    };
  });
  await updateLinePrices(over<TripTables>(ctx), prices);
}

async function writeChange(ctx: Ctx, trip: TripRow, changed: Changed): Promise<TripRow> {
  const db = over<TripTables>(ctx);
  const at = new Date(ctx.clock.now());
  const { lines: _lines, ...sums } = changed.bill;
  await writeLines(ctx, trip.id, changed);
  const { status, hours: before } = trip;
  const detail = `${before} h → ${changed.hours} h`;
  await insertTripEvent(db, { trip_id: trip.id, status, actor: 'shopper', detail, at });
  const change = {
    hours: changed.hours,
    ends_at: new Date(changed.endsAtMs),
    total_minor: changed.bill.totalMinor,
    bill: { ...sums, terms: trip.bill.terms },
  };
  return updateTrip(db, trip.id, change, at);
}

/** Returns what was paid beyond the new price; a missing amount is due, through trips.pay or in cash at the return. */
async function settleDifference(ctx: Ctx, trip: TripRow): Promise<TripRow> {
  // A payment that is open is for what was due before.
  await withdrawPayments(ctx, { purpose: 'trip', subjectId: trip.id });
  const tooMuchMinor = Math.max(0, paidMinor(trip) - trip.total_minor);
  const settled = await returnMoney(ctx, trip, tooMuchMinor);
  const change = { payment_status: paymentStatusOf(settled) };
  return updateTrip(over<TripTables>(ctx), trip.id, change, new Date(ctx.clock.now()));
}

/** PUT /rental/user/trip/change: other hours at the price that was shown; units, bill and money follow, at once or not. */
export async function changeTrip(
  ctx: Ctx,
  input: ChangeAsked & { readonly trip_amount: number },
): Promise<Reply<'trips.change'>> {
  const trip = await holdOwnTrip(ctx, input.trip_id);
  const changed = decideChange(ctx, trip, input.estimated_hours);
  const { settings } = await getMarket(ctx);
  checkTotalSeen(ctx, currentTripBill(changed.bill, settings), input.trip_amount);
  const message = noticeOf('trip_changed', ctx.language);
  // Asked for again under another key, from another tab or after a lost answer: it is so already.
  if (changed.hours === trip.hours) return { trip: await tellTrip(ctx, trip), message };
  if (changed.endsAtMs !== trip.ends_at.getTime()) await moveHolds(ctx, trip.id, changed.endsAtMs);
  const written = await settleDifference(ctx, await writeChange(ctx, trip, changed));
  await tellShopper(ctx, written, 'trip_changed', { about: ctx.ids.next() });
  await engageTripAutopilot(ctx, written);
  publishAfterCommit(ctx, tripTopic(trip.id));
  return { trip: await tellTrip(ctx, written), message };
}
