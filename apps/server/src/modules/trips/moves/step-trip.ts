import { publishAfterCommit } from '../../../platform/database/transaction.ts';
import {
  holdsUnits,
  isTripOff,
  moveTrip,
  type TripActor,
  type TripEvent,
  type TripMoveRefusal,
} from '@promenade/domain/rental';
import { type Ctx, over } from '../../../platform/context.ts';
import { refuse } from '../../../platform/errors.ts';
import { giveBackCoupon } from '../../coupons/index.ts';
import { bookPayment } from '../../ledger/index.ts';
import { withdrawPayments } from '../../payments/index.ts';
import { countTrips, releaseUnits, sendUnitsOut } from '../../vehicles/index.ts';
import { insertTripEvent, listTripLines, lockTrip, updateTrip } from '../trips.repo.ts';
import type { TripRow, TripTables } from '../trips.tables.ts';
import { refuseForTrips } from './refuse-for-trips.ts';
import { releaseMoney } from './return-money.ts';
import { tellStep } from './tell-shopper.ts';
import { dueMinor } from './trip-money.ts';
import { tripTopic } from './trip-topic.ts';

/** A step of a trip. */
export interface TripStep {
  readonly event: TripEvent;
  readonly actor: TripActor;
  /** Free text by the actor, such as a reason for cancelling. */
  readonly detail?: string;
  /** A trip may begin with a vehicle that is not back, or early, and leave others without one. */
  readonly evenSo?: boolean;
}

/** The trip, held for a step; undefined where there is none. */
export function holdTrip(ctx: Ctx, tripId: string): Promise<TripRow | undefined> {
  return lockTrip(over<TripTables>(ctx), tripId);
}

/** Any amount still due when the vehicles are returned is paid in cash, whatever the method of the booking. */
async function takeCash(ctx: Ctx, trip: TripRow, amountMinor: number): Promise<TripRow> {
  if (amountMinor === 0) return trip;
  await withdrawPayments(ctx, { purpose: 'trip', subjectId: trip.id });
  await bookPayment(ctx, { tripId: trip.id, key: `cash:${trip.id}`, through: 'cash', amountMinor });
  const change = { outside_minor: trip.outside_minor + amountMinor, payment_status: 'paid' } as const;
  return updateTrip(over<TripTables>(ctx), trip.id, change, new Date(ctx.clock.now()));
}

async function countCompleted(ctx: Ctx, from: TripRow, trip: TripRow): Promise<TripRow> {
  const lines = await listTripLines(over<TripTables>(ctx), [trip.id]);
  await countTrips(
    ctx,
    lines.map(({ vehicle_id, quantity }) => ({ vehicleId: vehicle_id, quantity })),
  );
  return takeCash(ctx, trip, dueMinor(from));
}

/**
 * The vehicles leave. Whoever lets them is told which of them are not back, and whose trips would have none, before one
 * of those customers stands there.
 */
async function sendOut(ctx: Ctx, tripId: string, evenSo: boolean): Promise<void> {
  const { late, lacking } = await sendUnitsOut(ctx, tripId);
  if (late.length > 0 && !evenSo) await refuseForTrips(ctx, 'vehicle_not_back', late);
  if (lacking.length > 0 && !evenSo) await refuseForTrips(ctx, 'vehicle_promised', lacking);
}

// One order for all, so that trips do not block one another: vehicles, coupon, money.
async function bringAbout(ctx: Ctx, from: TripRow, trip: TripRow, evenSo: boolean): Promise<TripRow> {
  if (trip.status === 'ongoing') await sendOut(ctx, trip.id, evenSo);
  if (!holdsUnits(from.status) || holdsUnits(trip.status)) return trip;
  await releaseUnits(ctx, trip.id);
  if (trip.status === 'completed') return countCompleted(ctx, from, trip);
  await giveBackCoupon(ctx, { tripId: trip.id });
  return releaseMoney(ctx, trip);
}

/** Takes a held trip one step along, by the table of the domain: the only writer of a status. */
export async function stepTrip(
  ctx: Ctx,
  trip: TripRow,
  { event, actor, detail = '', evenSo = false }: TripStep,
): Promise<
  { readonly ok: true; readonly trip: TripRow } | { readonly ok: false; readonly refusal: TripMoveRefusal }
> {
  const decision = moveTrip(trip, event, actor);
  if (!decision.ok) return decision;
  const db = over<TripTables>(ctx);
  const at = new Date(ctx.clock.now());
  const change = { status: decision.to, ...(isTripOff(decision.to) ? { payment_due_at: null } : {}) };
  const written = await updateTrip(db, trip.id, change, at);
  await insertTripEvent(db, { trip_id: trip.id, status: decision.to, actor, detail, at });
  // Of a demonstration nobody could be asked.
  const moved = await bringAbout(ctx, trip, written, evenSo || actor === 'system');
  await tellStep(ctx, moved, { actor, detail });
  publishAfterCommit(ctx, tripTopic(trip.id));
  return { ok: true, trip: moved };
}

/** The same, refusing what the table does not allow. */
export async function stepOrRefuse(ctx: Ctx, trip: TripRow, step: TripStep): Promise<TripRow> {
  const moved = await stepTrip(ctx, trip, step);
  if (moved.ok) return moved.trip;
  const { code, status } = moved.refusal;
  return refuse(code, { status }, { trip_status: status });
}
