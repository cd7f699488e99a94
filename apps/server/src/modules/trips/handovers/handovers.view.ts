import type { Reply } from '@promenade/contract/calls';
import { type Ctx, over } from '../../../platform/context.ts';
import { privateFileUrl } from '../../../platform/files/private-files.ts';
import type { HandoverRow, TripTables } from '../trips.tables.ts';
import { listHandovers } from './handovers.repo.ts';

type WireHandover = Reply<'trips.handOver'>['handover'];

/** What one side saw, its pictures by links of ten minutes. */
export async function viewHandover(ctx: Ctx, row: HandoverRow): Promise<WireHandover> {
  return {
    id: row.id,
    unit_id: row.unit_id,
    moment: row.moment,
    written_by: row.written_by,
    odometer_km: row.odometer_km,
    fuel_percent: row.fuel_percent,
    note: row.note,
    pictures: await Promise.all(row.pictures.map((name) => privateFileUrl(ctx, name))),
    at: row.at.toISOString(),
  };
}

/** All that both sides saw of a trip's vehicles. */
export async function viewHandovers(ctx: Ctx, tripId: string): Promise<WireHandover[]> {
  const rows = await listHandovers(over<TripTables>(ctx), [tripId]);
  return Promise.all(rows.map((row) => viewHandover(ctx, row)));
}
