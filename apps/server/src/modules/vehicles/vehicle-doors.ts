import type { Ctx } from '../../platform/context.ts';
import { isOpenModule, scopeOf } from '../catalog/index.ts';
import { listVehicleRowsById } from './vehicle-rows.repo.ts';
import type { ProviderColumns, VehicleRow } from './vehicles.tables.ts';
import {
  type VehicleProviderView,
  type VehicleView,
  viewVehicleProvider as viewProviderRow,
  viewVehicleRow,
} from './vehicles.view.ts';

/** Vehicles by id, rented out or not; those of a closed module count as not rented out. */
export async function vehicleRowsOf(ctx: Ctx, ids: readonly string[]): Promise<Map<string, VehicleRow>> {
  if (ids.length === 0) return new Map();
  const [scope, rows] = [await scopeOf(ctx), await listVehicleRowsById(ctx.db, ids)];
  const isLet = (row: VehicleRow): boolean => row.store_active && isOpenModule(scope, row.module_id);
  return new Map(rows.map((row) => [row.id, { ...row, store_active: isLet(row) }]));
}

/** Row → vehicle in wire format, with the number of its free units. */
export async function viewVehicle(ctx: Ctx, row: VehicleRow, free: number): Promise<VehicleView> {
  return viewVehicleRow(await scopeOf(ctx), row, free);
}

/** Row → a vehicle's provider, as shown on its card. */
export async function viewVehicleProvider(ctx: Ctx, row: ProviderColumns): Promise<VehicleProviderView> {
  return viewProviderRow(await scopeOf(ctx), row);
}
