import type { Reply } from '@promenade/contract/calls';
import { driverFractionAt, tripTimetable, type TripTimetable } from '@promenade/domain/rental';
import { decodePolyline, positionAlong } from '@promenade/domain/zones';
import type { Ctx } from '../../../platform/context.ts';
import type { TripRow } from '../trips.tables.ts';
import type { LocalText } from '../../../platform/local-text.ts';

type WireDriver = Reply<'trips.events'>['delivery_man'];
type Planned = Pick<TripRow, 'created_at' | 'starts_at' | 'ends_at' | 'route_seconds' | 'autopilot_speed'>;

/** The demo names nobody: its drivers are numbers. */
const jerseys = 24;

function driverName({ number }: Pick<TripRow, 'number'>): LocalText {
  const jersey = (number % jerseys) + 1;
  return {
    en: `Driver ${jersey}`,
    ar: `السائق ${jersey}`,
    nl: `Bestuurder ${jersey}`,
    fr: `Chauffeur ${jersey}`,
  };
}

/** How a demonstration's trip goes by itself. */
export function timetableOf(trip: Planned): TripTimetable {
  return tripTimetable({
    bookedAtMs: trip.created_at.getTime(),
    startsAtMs: trip.starts_at.getTime(),
    endsAtMs: trip.ends_at.getTime(),
    routeSeconds: trip.route_seconds ?? 0,
    speed: trip.autopilot_speed ?? 1,
  });
}

/**
 * Who brings the vehicles, and where they are: a pure function of time, nothing is written on the way. Known in a
 * demonstration alone, from when the trip is confirmed until it begins; where people drive, nobody tells their place.
 */
export function viewDriver(ctx: Ctx, trip: TripRow): WireDriver {
  if (trip.autopilot_speed === null || trip.status !== 'confirmed' || trip.route_polyline === null)
    return null;
  const nowMs = ctx.clock.now();
  const plan = timetableOf(trip);
  if (nowMs < plan.departsAtMs) return null;
  const place = positionAlong(decodePolyline(trip.route_polyline), driverFractionAt(plan, nowMs));
  if (!place) return null;
  return {
    name: driverName(trip)[ctx.language],
    phone: null,
    latitude: place.lat,
    longitude: place.lng,
    at: new Date(nowMs).toISOString(),
  };
}
