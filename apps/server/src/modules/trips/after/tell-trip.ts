import type { Reply } from '@promenade/contract/calls';
import { maskPhone } from '@promenade/domain/contact';
import { toMajor } from '@promenade/domain/money';
import { isTripOff } from '@promenade/domain/rental';
import { type Ctx, over } from '../../../platform/context.ts';
import { isTransferReviewed } from '../../payments/index.ts';
import { getMarket } from '../../settings/index.ts';
import { calendarLink } from '../calendar/calendar-link.ts';
import { canChange } from '../changes/can-change.ts';
import { viewHandovers } from '../handovers/handovers.view.ts';
import { dueMinor } from '../moves/trip-money.ts';
import { listReviewableLines } from '../reviews/reviewable-lines.ts';
import { listTripEvents, listTripLines } from '../trips.repo.ts';
import type { TripEventRow, TripLineRow, TripRow, TripTables } from '../trips.tables.ts';
import { viewTripBill, viewTripCard, viewTripEvent, viewTripLine } from '../trips.view.ts';
import { tripLink } from './trip-link.ts';
import { listTripUnits } from './trip-units.repo.ts';
import { type Viewer, viewerOf } from './viewer.ts';

type WireTrip = Reply<'trips.details'>;

function viewEnd(trip: TripRow, events: readonly TripEventRow[]): WireTrip['ended'] {
  if (!isTripOff(trip.status)) return null;
  const last = events.findLast(({ status }) => status === trip.status);
  return last ? { by: last.actor, reason: last.detail, at: last.at.toISOString() } : null;
}

async function viewUnits(
  ctx: Ctx,
  trip: TripRow,
  lines: readonly TripLineRow[],
  viewer: Viewer,
): Promise<WireTrip['units']> {
  if (viewer === 'tracker') return [];
  const units = await listTripUnits(over<TripTables>(ctx), trip.id);
  return units.map(({ unit_id, line_id, plate, driver, fuel }) => {
    const line = lines.find(({ id }) => id === line_id);
    const name = line ? line.name[ctx.language] || line.name.en : '';
    return { unit_id, line_id, vehicle_name: name, fuel_type: fuel, plate, driver };
  });
}

// Number and phone give access to the trip's state, but not to its shopper's contacts.
function viewContact(trip: TripRow, viewer: Viewer) {
  const isTracker = viewer === 'tracker';
  return {
    contact_person_name: trip.contact_name,
    contact_person_number: isTracker ? maskPhone(trip.contact_phone) : trip.contact_phone,
    contact_person_email: isTracker ? '' : trip.contact_email,
    note: isTracker ? '' : trip.note,
  };
}

function viewMoney(trip: TripRow, decimals: number) {
  return {
    bill: viewTripBill(trip.bill, decimals),
    coupon_code: trip.coupon_code,
    wallet_amount: toMajor(trip.wallet_minor, decimals),
    refunded_amount: toMajor(trip.returned_minor, decimals),
    payment_due_at: trip.status === 'pending' ? (trip.payment_due_at?.toISOString() ?? null) : null,
  };
}

async function viewOwn(ctx: Ctx, trip: TripRow, lines: readonly TripLineRow[], viewer: Viewer) {
  const isShoppers = viewer === 'shopper';
  return {
    changeable: isShoppers && canChange(trip),
    reviewable_lines: await listReviewableLines(ctx, trip, lines),
    link: isShoppers ? await tripLink(ctx, trip) : null,
    calendar_link: isShoppers ? await calendarLink(ctx, trip) : null,
  };
}

/** A trip with its lines and all that followed, as far as its viewer may read it. */
export async function tellTrip(
  ctx: Ctx,
  trip: TripRow,
  viewer: Viewer = viewerOf(ctx, trip),
): Promise<WireTrip> {
  const db = over<TripTables>(ctx);
  const { settings } = await getMarket(ctx);
  const lines = await listTripLines(db, [trip.id]);
  const events = await listTripEvents(db, trip.id);
  const { decimals } = settings.currency;
  return {
    ...viewTripCard(ctx, { trip, lines }, settings),
    ...viewTripEvent(ctx, { trip, events }),
    lines: lines.map((line) => viewTripLine(ctx, line, decimals)),
    ...viewMoney(trip, decimals),
    payment_reviewing: await isTransferReviewed(ctx, 'trip', { ...trip, dueMinor: dueMinor(trip) }),
    units: await viewUnits(ctx, trip, lines, viewer),
    handovers: viewer === 'tracker' ? [] : await viewHandovers(ctx, trip.id),
    ...viewContact(trip, viewer),
    ...(await viewOwn(ctx, trip, lines, viewer)),
    ended: viewEnd(trip, events),
    route: trip.route_polyline,
  };
}
