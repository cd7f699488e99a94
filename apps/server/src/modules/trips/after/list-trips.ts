import type { CursorPage } from '../../../platform/cursor-page.ts';
import type { Reply } from '@promenade/contract/calls';
import { isTripRunning, TRIP_STATUSES } from '@promenade/domain/rental';
import { getShopperId } from '../../../platform/identity/actor.ts';
import { type Ctx, over } from '../../../platform/context.ts';
import { listTransfersReviewed } from '../../payments/index.ts';
import { getMarket } from '../../settings/index.ts';
import { dueMinor } from '../moves/trip-money.ts';
import { listTripLines, listTrips, type TripFilter } from '../trips.repo.ts';
import type { TripTables } from '../trips.tables.ts';
import { viewTripCard } from '../trips.view.ts';

const statusesOf = {
  all: TRIP_STATUSES,
  running: TRIP_STATUSES.filter(isTripRunning),
  completed: TRIP_STATUSES.filter((status) => !isTripRunning(status)),
} as const;

/** One page of trips as cards, newest first. */
export async function pageTrips(ctx: Ctx, filter: TripFilter): Promise<Reply<'trips.list'>> {
  const db = over<TripTables>(ctx);
  const { settings } = await getMarket(ctx);
  const { total, rows, nextCursor } = await listTrips(db, filter);
  const lines = await listTripLines(
    db,
    rows.map(({ id }) => id),
  );
  const due = rows.map((row) => ({ ...row, dueMinor: dueMinor(row) }));
  const reviewed = await listTransfersReviewed(ctx, 'trip', due);
  const trips = rows.map((trip) => {
    const own = lines.filter(({ trip_id }) => trip_id === trip.id);
    const card = viewTripCard(ctx, { trip, lines: own }, settings);
    return { ...card, payment_reviewing: reviewed.has(trip.id) };
  });
  const { limit, offset } = filter;
  return { total_size: total, limit, offset, next_cursor: nextCursor, trips };
}

/** GET /rental/user/trip/get-trip-list/:type. */
export function listOwnTrips(
  ctx: Ctx,
  type: keyof typeof statusesOf,
  page: CursorPage,
): Promise<Reply<'trips.list'>> {
  return pageTrips(ctx, { shopperId: getShopperId(ctx), statuses: statusesOf[type], ...page });
}
