import type { Ctx } from '../../../platform/context.ts';
import { refuse } from '../../../platform/errors.ts';
import { freeUnits } from '../holds/free-units.ts';
import { type RentalScope, wholeRentalScopeOf } from '../rental-scope.ts';
import { type AskedWindow, windowOf } from '../trip-window.ts';
import type { VehicleRow } from '../vehicles.tables.ts';
import { type VehicleView, viewVehicleRow } from '../vehicles.view.ts';
import { findVehicleRow } from './page.repo.ts';

/** A vehicle that is rented out somewhere in the market, by id or slug (NAV-04). */
export async function getVehicleRow(ctx: Ctx, scope: RentalScope, idOrSlug: string): Promise<VehicleRow> {
  return (await findVehicleRow(ctx.db, idOrSlug, scope)) ?? refuse('vehicle_not_found');
}

/** GET /rental/vehicle/get-vehicle-details/:id (RENT-13, RENT-19). */
export async function getVehicle(ctx: Ctx, idOrSlug: string, asked: AskedWindow): Promise<VehicleView> {
  const scope = await wholeRentalScopeOf(ctx);
  const row = await getVehicleRow(ctx, scope, idOrSlug);
  const free = await freeUnits(ctx, [row.id], windowOf(scope, asked));
  return viewVehicleRow(scope, row, free.get(row.id) ?? 0);
}
