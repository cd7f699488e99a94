import type { CursorPage } from '../../../platform/cursor-page.ts';
import type { Reply } from '@promenade/contract/calls';
import { noticeOf } from '@promenade/contract/refusals';
import type { TripActor, TripEvent, TripStatus } from '@promenade/domain/rental';
import { isOfStore } from '../../../platform/identity/actor.ts';
import { type Ctx, over } from '../../../platform/context.ts';
import { refuse } from '../../../platform/errors.ts';
import { pageTrips } from '../after/list-trips.ts';
import { tellTrip } from '../after/tell-trip.ts';
import { holdTrip, stepOrRefuse } from '../moves/step-trip.ts';
import { findTrip } from '../trips.repo.ts';
import type { TripRow, TripTables } from '../trips.tables.ts';

/** What a step of staff answers. */
export type Moved = Reply<'ops.startTrip'>;

/** As whom staff move a trip; couriers carry orders and have no part in it. */
function staffActor({ actor }: Ctx): Extract<TripActor, 'provider' | 'operator'> {
  if (actor.kind === 'operator') return 'operator';
  return actor.kind === 'store' ? 'provider' : refuse('forbidden');
}

const theirs = (ctx: Ctx, trip: TripRow | undefined): TripRow =>
  trip && isOfStore(ctx, trip.store_id) ? trip : refuse('trip_not_found');

/** A trip of the caller's vehicles, held for a step; another provider's is not there. */
export async function holdTheirs(ctx: Ctx, id: string): Promise<TripRow> {
  return theirs(ctx, await holdTrip(ctx, id));
}

/** A changed trip with a word of what was done. */
export async function told(
  ctx: Ctx,
  trip: TripRow,
  notice: 'trip_moved' | 'trip_changed' | 'trip_canceled' | 'trip_refunded',
): Promise<Moved> {
  return { trip: await tellTrip(ctx, trip), message: noticeOf(notice, ctx.language) };
}

/** GET /ops/trips: of the caller's vehicles; those that await a gateway are nobody's to confirm yet. */
export function listTheirTrips(
  ctx: Ctx,
  { status, ...page }: CursorPage & { readonly status?: TripStatus | undefined },
): Promise<Reply<'ops.trips'>> {
  const statuses = status && [status];
  const scope = ctx.actor.kind === 'store' ? { storeId: ctx.actor.storeId, paidFor: true } : {};
  staffActor(ctx);
  return pageTrips(ctx, { ...page, ...scope, statuses });
}

/** GET /ops/trips/:id, by id or number. */
export async function getTheirTrip(ctx: Ctx, { id: key }: { id: string }): Promise<Reply<'ops.trip'>> {
  return tellTrip(ctx, theirs(ctx, await findTrip(over<TripTables>(ctx), key)));
}

/** Who booked a trip; for operators. */
export async function findTripShopper(ctx: Ctx, id: string): Promise<string | undefined> {
  return (await findTrip(over<TripTables>(ctx), id))?.shopper_id;
}

/** Moves a trip one step, as the caller. */
export async function moveTheirTrip(
  ctx: Ctx,
  { id, reason = '', even_so: evenSo = false }: { id: string; reason?: string; even_so?: boolean },
  event: TripEvent,
): Promise<Moved> {
  const trip = await holdTheirs(ctx, id);
  if (event === 'confirm' && trip.payment_due_at !== null) refuse('trip_awaiting_payment');
  const moved = await stepOrRefuse(ctx, trip, {
    event,
    actor: staffActor(ctx),
    detail: reason,
    evenSo,
  });
  return told(ctx, moved, event === 'cancel' ? 'trip_canceled' : 'trip_moved');
}
