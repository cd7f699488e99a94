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

/** Vehicles by id, still let or not, by their ids; none is let of a module that is closed. */
export async function vehicleRowsOf(ctx: Ctx, ids: readonly string[]): Promise<Map<string, VehicleRow>> {
  if (ids.length === 0) return new Map();
  const [scope, rows] = [await scopeOf(ctx), await listVehicleRowsById(ctx.db, ids)];
  const isLet = (row: VehicleRow): boolean => row.store_active && isOpenModule(scope, row.module_id);
  return new Map(rows.map((row) => [row.id, { ...row, store_active: isLet(row) }]));
}

/** Row → vehicle as the wire has it, with how many of it are free. */
export async function viewVehicle(ctx: Ctx, row: VehicleRow, free: number): Promise<VehicleView> {
  return viewVehicleRow(await scopeOf(ctx), row, free);
}

/** Row → whoever lets a vehicle, as its card names it. */
export async function viewVehicleProvider(ctx: Ctx, row: ProviderColumns): Promise<VehicleProviderView> {
  return viewProviderRow(await scopeOf(ctx), row);
}
