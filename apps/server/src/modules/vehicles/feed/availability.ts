import { createHash } from 'node:crypto';
import { wallClockAt } from '@promenade/domain/hours';
import type { FeedSource } from './feed-source.ts';
import type { FeedUnit } from './feed.repo.ts';
import { plansOf } from './pricing-plans.ts';

/** A period in which a vehicle is free; open-ended if it has no end. */
export interface FreeTime {
  readonly from: string;
  readonly until?: string;
}

/** Whether the unit is reserved or out at an instant. */
export function isHeldAt({ holds }: FeedUnit, atMs: number): boolean {
  return holds.some(([fromMs, untilMs]) => fromMs <= atMs && atMs < untilMs);
}

const text = (ms: number): string => new Date(ms).toISOString();

/** The gaps between a unit's holds from an instant on. */
export function freeTimes({ holds }: FeedUnit, fromMs: number): FreeTime[] {
  const times: FreeTime[] = [];
  let freeFromMs = fromMs;
  for (const [heldFromMs, heldUntilMs] of holds) {
    if (heldFromMs > freeFromMs) times.push({ from: text(freeFromMs), until: text(heldFromMs) });
    freeFromMs = Math.max(freeFromMs, heldUntilMs);
  }
  return [...times, { from: text(freeFromMs) }];
}

// Ids change at the market's midnight, so that nobody can follow a vehicle from day to day.
function nameOfTheDay(unitId: string, day: string): string {
  return createHash('sha256').update(`${day} ${unitId}`).digest('hex').slice(0, 24);
}

/** vehicle_availability.json: when each unit is free. Reveals neither who has it nor its plate. */
export function vehicleAvailability({ provider, scope, vehicles, units, timeZone }: FeedSource) {
  const { date } = wallClockAt(scope.nowMs, timeZone);
  const byId = new Map(vehicles.map((row) => [row.id, row]));
  return {
    vehicles: units.flatMap((unit) => {
      const row = byId.get(unit.vehicle_id);
      if (!row) return [];
      return [
        {
          vehicle_id: nameOfTheDay(unit.unit_id, date),
          vehicle_type_id: row.slug,
          station_id: provider.store_slug,
          pricing_plan_id: plansOf(row)[0] ?? '',
          availabilities: freeTimes(unit, scope.nowMs),
        },
      ];
    }),
  };
}
