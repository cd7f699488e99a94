import type { Calls, Reply } from '@promenade/contract/calls';
import { noticeOf } from '@promenade/contract/refusals';
import type { z } from 'zod';
import { holdOfStore } from '../../../platform/identity/actor.ts';
import type { Ctx } from '../../../platform/context.ts';
import { refuseValue } from '../../../platform/errors.ts';
import { writtenAnew } from '../../../platform/local-text.ts';
import { getMarket } from '../../settings/index.ts';
import {
  type KeptVehicleRow,
  listKeptVehicles,
  lockKeptVehicle,
  type UnitRow,
  updateVehicle,
  upsertUnits,
} from './keeping.repo.ts';
import { providerIdOf, readRates, viewKept } from './kept-vehicle.ts';

type Change = z.output<Calls['ops.changeVehicle']['body']>;

/** GET /ops/vehicles. */
export async function listTheirVehicles(
  ctx: Ctx,
  { store_id: asked }: { readonly store_id?: string | undefined },
): Promise<Reply<'ops.vehicles'>> {
  const rows = await listKeptVehicles(ctx.db, await providerIdOf(ctx, asked));
  const { decimals } = (await getMarket(ctx)).settings.currency;
  return { vehicles: rows.map((row) => viewKept(ctx, row, decimals)) };
}

const holdTheirs = (ctx: Ctx, id: string): Promise<KeptVehicleRow> =>
  holdOfStore(ctx, () => lockKeptVehicle(ctx.db, id), 'vehicle_not_found');

function changedUnits(ctx: Ctx, { units: standing }: KeptVehicleRow, { units = [] }: Change): UnitRow[] {
  return units.map(({ id, plate, active }) => {
    if (id === undefined) return { id: ctx.ids.next(), plate: plate ?? '', active: active ?? true };
    const unit = standing.find((one) => one.id === id);
    if (!unit) return refuseValue('body.units', 'unit', { id });
    return { id, plate: plate ?? unit.plate, active: active ?? unit.active };
  });
}

/** PUT /ops/vehicles/:id. Booked trips keep their prices and their units. */
export async function changeVehicle(
  ctx: Ctx,
  { id, ...change }: Change & { readonly id: string },
): Promise<Reply<'ops.changeVehicle'>> {
  const row = await holdTheirs(ctx, id);
  const units = changedUnits(ctx, row, change);
  const { name, description, active = row.active } = change;
  await updateVehicle(ctx.db, {
    ...row,
    ...(await readRates(ctx, change, row)),
    name: writtenAnew(row.name, ctx.language, name),
    description: writtenAnew(row.description, ctx.language, description),
    active,
  });
  await upsertUnits(ctx.db, id, units);
  const { decimals } = (await getMarket(ctx)).settings.currency;
  const changed = await holdTheirs(ctx, id);
  return { vehicle: viewKept(ctx, changed, decimals), message: noticeOf('vehicle_changed', ctx.language) };
}
