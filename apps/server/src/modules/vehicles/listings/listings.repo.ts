import { type Kysely, type RawBuilder, sql } from 'kysely';
import { boundedPage } from '../../../platform/database/generic-plan.ts';
import { heldUnits } from '../holds/free-units.repo.ts';
import { vehicleColumns, vehicleTables } from '../vehicle-rows.repo.ts';
import type { VehicleRow } from '../vehicles.tables.ts';
import {
  isListed,
  isNarrower,
  providersSeen,
  takenWhole,
  vehicleConditions,
  vehicleOrder,
  type VehicleQuestion,
} from './vehicle-question.repo.ts';

type Db = Kysely<unknown>;

/** A vehicle with the number of its free units in the window. */
export type ListedRow = VehicleRow & { readonly free: number };

/** A page and, if only free vehicles are listed, how many match but have no unit free in the window. */
export interface ListedPage {
  readonly rows: readonly ListedRow[];
  readonly taken: number;
}

/** How many vehicles match, free or not, and how many the same providers have in all. */
export interface VehicleCount {
  readonly total: number;
  readonly all: number;
}

/** Counts matching vehicles regardless of availability. */
export async function countVehicles(db: Db, question: VehicleQuestion): Promise<VehicleCount> {
  // Providers store their own vehicle counts.
  const all = sql`(select coalesce(sum(vehicle_count), 0)::int from seen)`;
  const total = isNarrower(question)
    ? sql`(select count(*)::int from vehicles v
        where v.store_id in (select store_id from seen) and ${vehicleConditions(question)})`
    : all;
  const { rows } = await sql<VehicleCount>`
    with seen as materialized (${providersSeen(question)}) select ${total} as total, ${all} as all`.execute(
    db,
  );
  return rows[0] ?? { total: 0, all: 0 };
}

const noneTaken = sql`select 0 as count`;

const takenOf = (question: VehicleQuestion): RawBuilder<unknown> =>
  sql`select count(*)::int as count from taken join vehicles v on v.id = taken.vehicle_id
    where v.store_id in (select store_id from seen) and ${vehicleConditions(question)}`;

const keysOf = (question: VehicleQuestion): RawBuilder<unknown> =>
  sql`select v.id from vehicles v where ${isListed(question)} order by ${vehicleOrder(question)}, v.id`;

/**
 * A page of vehicles, in one statement. Only keys are sorted; rows are read, and free units counted, for the page
 * alone.
 */
export async function listVehiclePage(db: Db, question: VehicleQuestion): Promise<ListedPage> {
  const { rows } = await sql<Partial<ListedRow> & { readonly taken: number }>`
    with seen as materialized (${providersSeen(question)}),
    taken as materialized (${takenWhole(question)}),
    taken_of as (${question.available ? takenOf(question) : noneTaken}),
    page as materialized (
      select id, row_number() over () as place from (${boundedPage(keysOf(question), question)}) as keys
    ),
    cards as (select ${vehicleColumns}, v.unit_count - ${heldUnits(question.window, question.nowMs)} as free, page.place
      from page join (${vehicleTables}) on v.id = page.id)
    select cards.*, taken_of.count as taken from taken_of left join cards on true order by cards.place`.execute(
    db,
  );
  const listed = rows.filter((row): row is ListedRow & { taken: number } => row.id !== null);
  return { rows: listed, taken: rows[0]?.taken ?? 0 };
}
