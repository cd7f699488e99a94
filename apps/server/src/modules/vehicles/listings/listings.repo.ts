import { type Kysely, type RawBuilder, sql } from 'kysely';
import { heldUnits } from '../holds/free-units.repo.ts';
import { vehicleColumns, vehicleTables } from '../vehicle-rows.repo.ts';
import type { VehicleRow } from '../vehicles.tables.ts';
import {
  isNarrower,
  providersSeen,
  takenWhole,
  vehicleConditions,
  vehicleOrder,
  type VehicleQuestion,
} from './vehicle-question.repo.ts';

type Db = Kysely<unknown>;

/** A vehicle and how many of it are free in the window. */
export type ListedRow = VehicleRow & { readonly free: number };

/** A page with how many there are in all. */
export interface ListedPage {
  readonly rows: readonly ListedRow[];
  readonly total: number;
}

// All that the providers let is counted by them already.
function total(question: VehicleQuestion): RawBuilder<unknown> {
  if (!isNarrower(question)) return sql`select coalesce(sum(vehicle_count), 0)::int as total from seen`;
  return sql`select count(*)::int as total from vehicles v
    where v.store_id in (select store_id from seen) and ${vehicleConditions(question)}`;
}

/** A page of vehicles. Only keys are sorted; vehicles are read, and their free units counted, for the page alone. One statement. */
export async function listVehiclePage(db: Db, question: VehicleQuestion): Promise<ListedPage> {
  const { rows } = await sql<Partial<ListedRow> & { readonly total: number }>`
    with seen as materialized (${providersSeen(question)}),
    taken as materialized (${takenWhole(question)}),
    totals as (${total(question)}),
    page as materialized (
      select id, row_number() over () as place from (
        select v.id from vehicles v
        where v.store_id in (select store_id from seen) and ${vehicleConditions(question)}
        order by ${vehicleOrder(question)}, v.id
        limit ${question.limit} offset ${question.skip}
      ) as keys
    ),
    cards as (select ${vehicleColumns}, v.unit_count - ${heldUnits(question.window)} as free, page.place
      from page join (${vehicleTables}) on v.id = page.id)
    select cards.*, totals.total from totals left join cards on true order by cards.place`.execute(db);
  const listed = rows.filter((row): row is ListedRow & { total: number } => row.id !== null);
  return { rows: listed, total: rows[0]?.total ?? 0 };
}
