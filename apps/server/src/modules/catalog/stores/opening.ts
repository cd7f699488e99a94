import type { StoreSchedule } from '@promenade/domain/catalog';
import {
  ALWAYS_OPEN_WEEK,
  closesAt,
  isOpenAt,
  nextOpeningAt,
  type OpenInterval,
  type Week,
  type WeeklyHours,
} from '@promenade/domain/hours';
import { capabilitiesOf } from '@promenade/domain/modules';
import type { HoursColumns } from '../catalog.tables.ts';
import { isOpenModule, moduleTypeOf, type Scope } from '../scope.ts';

/** One interval as stored; closing may pass 1440. */
export interface StoredInterval {
  readonly weekday: number;
  readonly opensMinute: number;
  readonly closesMinute: number;
}

/** Open or not, and the next change, as the wire says it. */
export interface OpenState {
  readonly open: boolean;
  readonly opens_at: string | null;
  readonly closes_at: string | null;
}

// Stores share few timetables; the bounds only keep a market of strangers from growing without end.
const mostWeeks = 5_000;
const mostStates = 5_000;
// An open store without a closing in sight may get one when the horizon moves on.
const unboundedForMs = 60_000;

const weeks = new Map<string, Week>();
const states = new Map<
  string,
  { readonly state: OpenState; readonly fromMs: number; readonly untilMs: number }
>();

function weekOf(text: string): Week {
  const kept = weeks.get(text);
  if (kept) return kept;
  const week: OpenInterval[][] = Array.from({ length: 7 }, () => []);
  for (const { weekday, opensMinute, closesMinute } of JSON.parse(text) as StoredInterval[]) {
    week[weekday]?.push({ openMinute: opensMinute, closeMinute: closesMinute });
  }
  if (weeks.size >= mostWeeks) weeks.clear();
  weeks.set(text, week);
  return week;
}

/** The time zone a store's wall clocks show. */
export function timeZoneOf(scope: Scope, row: Pick<HoursColumns, 'time_zone'>): string {
  return row.time_zone ?? scope.settings.timeZone;
}

/** A store's hours as the rules read them; modules without hours are always open (rule 10). */
function hoursOf(scope: Scope, row: HoursColumns): WeeklyHours {
  const timeZone = timeZoneOf(scope, row);
  if (capabilitiesOf(moduleTypeOf(scope, row.module_id)).alwaysOpen)
    return { timeZone, week: ALWAYS_OPEN_WEEK, daysOff: [] };
  return { timeZone, week: weekOf(row.opening_hours), daysOff: row.days_off };
}

/** When a store takes orders, as the rules read it: where it, its module and its zone are open at all. */
export function scheduleOf(
  scope: Scope,
  row: HoursColumns & { readonly schedule_order: boolean; readonly zone_id: string },
  active: boolean,
): StoreSchedule {
  const isServed = isOpenModule(scope, row.module_id) && scope.everyZoneIds.includes(row.zone_id);
  return {
    active: active && isServed,
    hours: hoursOf(scope, row),
    acceptsSchedule: row.schedule_order && scope.settings.scheduleOrder,
  };
}

const instant = (ms: number | undefined): string | null =>
  ms === undefined ? null : new Date(ms).toISOString();

function readState(hours: WeeklyHours, nowMs: number): { state: OpenState; fromMs: number; untilMs: number } {
  const open = isOpenAt(hours, nowMs);
  const nextMs = open ? closesAt(hours, nowMs) : nextOpeningAt(hours, nowMs);
  const state = { open, opens_at: open ? null : instant(nextMs), closes_at: open ? instant(nextMs) : null };
  return { state, fromMs: nowMs, untilMs: nextMs ?? nowMs + unboundedForMs };
}

/** Open or not now, and when that changes. It follows from the hours alone, so it is worked out once until then. */
export function openStateOf(scope: Scope, row: HoursColumns): OpenState {
  const { nowMs } = scope;
  const key = `${row.module_id} ${timeZoneOf(scope, row)} ${row.days_off.join()} ${row.opening_hours}`;
  const kept = states.get(key);
  if (kept && kept.fromMs <= nowMs && nowMs < kept.untilMs) return kept.state;
  const read = readState(hoursOf(scope, row), nowMs);
  if (states.size >= mostStates) states.clear();
  states.set(key, read);
  return read.state;
}

/** A store that takes no orders at all is shown closed, with no opening in sight. */
export function shownState(scope: Scope, row: HoursColumns & { readonly active: boolean }): OpenState {
  return row.active ? openStateOf(scope, row) : { open: false, opens_at: null, closes_at: null };
}
