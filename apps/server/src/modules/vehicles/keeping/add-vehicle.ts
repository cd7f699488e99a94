import type { Calls, Reply } from '@promenade/contract/calls';
import { noticeOf } from '@promenade/contract/refusals';
import type { z } from 'zod';
import type { Ctx } from '../../../platform/context.ts';
import { insertBySlug } from '../../../platform/database/unique-slug.ts';
import { refuse, refuseValue, refuseAll } from '../../../platform/errors.ts';
import { writtenIn } from '../../../platform/local-text.ts';
import { getRemade, keepPicture } from '../../../platform/files/sent-pictures.ts';
import { getMarket } from '../../settings/index.ts';
import {
  insertVehicle,
  knownMarks,
  lockKeptVehicle,
  type NewVehicleRow,
  upsertUnits,
} from './keeping.repo.ts';
import { providerIdOf, readRates, viewKept } from './kept-vehicle.ts';

type VehicleInput = z.output<Calls['ops.addVehicle']['body']>;

/** How the picture is stored. */
export const vehicleShape = { sidePixels: 1024, fit: 'whole' } as const;
const notLet = { hourly_minor: null, daily_minor: null, per_km_minor: null };
const longestPlate = 20;

async function checkInput(ctx: Ctx, input: VehicleInput): Promise<void> {
  refuseAll([
    ...(input.name === '' ? [{ code: 'name_required', field: 'name' } as const] : []),
    ...(input.image ? [] : [{ code: 'file_missing', field: 'image' } as const]),
  ]);
  const known = await knownMarks(ctx.db, { categoryId: input.category_id, brandId: input.brand_id ?? null });
  if (!known.category) refuse('category_not_found');
  if (!known.brand) refuseValue('body.brand_id', 'vehicle_brand');
}

/** A plate for each unit; empty if it has none. */
function platesOf({ plates, units }: VehicleInput): string[] {
  const written = plates.split(',').map((plate) => plate.trim());
  const read = written.filter((plate) => plate !== '');
  if (read.some(({ length }) => length > longestPlate))
    refuseValue('body.plates', 'plate_length', { count: longestPlate });
  if (units !== undefined && read.length > units) refuseValue('body.plates', 'plates');
  const count = units ?? Math.max(1, read.length);
  return Array.from({ length: count }, (_, index) => read[index] ?? '');
}

/** POST /ops/vehicles. The picture is written last, when only the vehicle's own rows and the commit remain. */
export async function addVehicle(ctx: Ctx, input: VehicleInput): Promise<Reply<'ops.addVehicle'>> {
  const store_id = await providerIdOf(ctx, input.store_id);
  await checkInput(ctx, input);
  const rates = await readRates(ctx, input, notLet);
  const plates = platesOf(input);
  const { slugOf } = await import('@promenade/market/stores');
  const { width, height, bytes } = getRemade(input.image ?? refuse('file_missing'));
  const id = ctx.ids.next();
  const wanted: NewVehicleRow = {
    ...rates,
    id,
    store_id,
    slug: slugOf(input.name) || 'vehicle',
    // Written in the caller's language; missing languages fall back to English.
    name: writtenIn(ctx.language, input.name),
    description: writtenIn(ctx.language, input.description),
    category_id: input.category_id,
    brand_id: input.brand_id ?? null,
    body: input.type,
    seats: input.seating_capacity,
    transmission: input.transmission_type,
    fuel: input.fuel_type,
    air_condition: input.air_condition === '1',
    listed_at: new Date(ctx.clock.now()),
    image: { name: await keepPicture(ctx, 'vehicles', { bytes, width, height }), width, height },
  };
  await insertBySlug(wanted, (free) => insertVehicle(ctx.db, free));
  await upsertUnits(
    ctx.db,
    id,
    plates.map((plate) => ({ id: ctx.ids.next(), plate, active: true })),
  );
  const row = (await lockKeptVehicle(ctx.db, id)) ?? refuse('vehicle_not_found');
  const { decimals } = (await getMarket(ctx)).settings.currency;
  return { vehicle: viewKept(ctx, row, decimals), message: noticeOf('vehicle_let', ctx.language) };
}
