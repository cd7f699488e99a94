import type { Language } from '@promenade/contract/refusals';
import { type LocalDate, type WallClock, wallClockAt } from '@promenade/domain/hours';
import { capabilitiesOf, type ModuleType } from '@promenade/domain/modules';
import { toMajor } from '@promenade/domain/money';
import type { LatLng } from '@promenade/domain/zones';
import type { Ctx } from '../../platform/context.ts';
import { mediaUrl } from '../../platform/files/media-url.ts';
import { firstOfItems, getMarket, type MarketSettings, type ModuleRow } from '../settings/index.ts';
import { getZones, listZoneIdsHere, type ZoneRateRow } from '../zones/index.ts';

/** What a request may see (MOD-08), and what every view of it needs. Costs no statement: market and zones are kept in memory. */
export interface Scope {
  readonly settings: MarketSettings;
  readonly modules: readonly ModuleRow[];
  readonly rates: readonly ZoneRateRow[];
  /** The zones that hold the point, whatever the header says; without a point the header's, as far as they are active. */
  readonly zoneIds: readonly string[];
  /** What these modules hold is seen in every zone, as their stores serve all of them; by whom the module serves (MOD-08). */
  readonly everywhereModuleIds: readonly string[];
  /** Every active zone of the market. */
  readonly everyZoneIds: readonly string[];
  /**
   * The module of lists: the header's, or without one the market's first with items. Undefined in a market without modules, and
   * where the header names one that is closed or not known, or whose providers are no stores of the catalog (MOD-07).
   */
  readonly module: ModuleRow | undefined;
  /** The modules of details: the header's alone, or all active ones without a header; never one of vehicles. */
  readonly moduleIds: readonly string[];
  readonly language: Language;
  readonly point: LatLng | undefined;
  readonly nowMs: number;
  /** The market's day, by which daily stock is renewed. */
  readonly today: LocalDate;
  /** Minutes since Sunday's midnight on the market's wall clock. */
  readonly weekMinute: number;
  readonly wallClock: (timeZone: string) => WallClock;
  readonly major: (amountMinor: number) => number;
  readonly picture: (name: string) => string;
}

// Nearly every store is in the market's time zone: its wall clock is read once for a request.
function wallClocks(nowMs: number): (timeZone: string) => WallClock {
  let [lastZone, lastWall]: [string, WallClock | undefined] = ['', undefined];
  return (timeZone) => {
    if (lastWall === undefined || timeZone !== lastZone)
      [lastZone, lastWall] = [timeZone, wallClockAt(nowMs, timeZone)];
    return lastWall;
  };
}

const servesAllZones = ({ module_type: type }: ModuleRow): boolean => capabilitiesOf(type).allZones;

const letsVehicles = ({ module_type: type }: ModuleRow): boolean => capabilitiesOf(type).pickupZones;

// A module serves the zones that it has rates for (MOD-01).
function serves(rates: readonly ZoneRateRow[], module: ModuleRow, zoneIds: readonly string[]): boolean {
  return rates.some((rate) => rate.module_id === module.id && zoneIds.includes(rate.zone_id));
}

/** The scope of a request. */
export async function scopeOf(ctx: Ctx): Promise<Scope> {
  const [{ settings, modules }, { rates, zones }] = [await getMarket(ctx), await getZones(ctx)];
  const zoneIds = await listZoneIdsHere(ctx);
  const nowMs = ctx.clock.now();
  const wallClock = wallClocks(nowMs);
  const wall = wallClock(settings.timeZone);
  const active = modules.filter((module) => module.active);
  const ofStores = active.filter((module) => !letsVehicles(module));
  const { moduleId } = ctx.where;
  const named = ofStores.find((module) => module.id === moduleId);
  const { decimals } = settings.currency;
  return {
    settings,
    modules,
    rates,
    zoneIds,
    everywhereModuleIds: active
      .filter((module) => servesAllZones(module) && serves(rates, module, zoneIds))
      .map(({ id }) => id),
    everyZoneIds: zones.filter((zone) => zone.active).map(({ id }) => id),
    module: moduleId === undefined ? firstOfItems(ofStores) : named,
    moduleIds: ofStores
      .filter((module) => moduleId === undefined || module.id === moduleId)
      .map((module) => module.id),
    language: ctx.language,
    point: ctx.where.point,
    nowMs,
    today: wall.date,
    weekMinute: wall.weekday * 1440 + wall.minute,
    wallClock,
    major: (amountMinor) => toMajor(amountMinor, decimals),
    picture: (name) => mediaUrl(ctx, name),
  };
}

/** The zones whose stores of a module are seen here (MOD-08). */
export function zoneIdsOf(scope: Scope, moduleId: string): readonly string[] {
  return scope.everywhereModuleIds.includes(moduleId) ? scope.everyZoneIds : scope.zoneIds;
}

/** The active rental modules: only the one in the header, if it names one of them. */
export function vehicleModuleIdsOf(ctx: Ctx, { modules }: Pick<Scope, 'modules'>): string[] {
  const ids = modules.filter((module) => module.active && letsVehicles(module)).map(({ id }) => id);
  const { moduleId } = ctx.where;
  return moduleId !== undefined && ids.includes(moduleId) ? [moduleId] : ids;
}

/** Whether anything is ordered of a module now: its operator has not closed it. */
export function isOpenModule(scope: Pick<Scope, 'modules'>, moduleId: string): boolean {
  return scope.modules.some(({ id, active }) => active && id === moduleId);
}

/** The type of a module by its id. */
export function moduleTypeOf(scope: Pick<Scope, 'modules'>, moduleId: string): ModuleType {
  const module = scope.modules.find(({ id }) => id === moduleId);
  if (!module) throw new Error(`There is no module ${moduleId}`);
  return module.module_type;
}

/** The context of a list: zones, module, time and language. */
export function askedOf(scope: Scope, moduleId: string) {
  return {
    zoneIds: zoneIdsOf(scope, moduleId),
    moduleId,
    alwaysOpen: capabilitiesOf(moduleTypeOf(scope, moduleId)).alwaysOpen,
    nowMs: scope.nowMs,
    timeZone: scope.settings.timeZone,
    weekMinute: scope.weekMinute,
    language: scope.language,
  };
}
