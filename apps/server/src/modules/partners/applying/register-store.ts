import type { Calls, Reply } from '@promenade/contract/calls';
import { capabilitiesOf } from '@promenade/domain/modules';
import { sellerKindOf, storeProblems } from '@promenade/domain/partners';
import type { LatLng } from '@promenade/domain/zones';
import type { z } from 'zod';
import type { Ctx } from '../../../platform/context.ts';
import { refuseAll, type RefusalPart } from '../../../platform/errors.ts';
import { hoursColumns, readHours } from '../../catalog/index.ts';
import type { StoreDetails } from '../partners.tables.ts';
import { findModuleIn, findOpenZone, pointProblem } from './check-place.ts';
import { keepApplication, readPlan } from './keep-application.ts';
import { missingFiles } from './sent-files.ts';

/** A store's form, read by the contract. */
type StoreInput = z.output<Calls['partners.registerStore']['body']>;

const ALL_WEEK = Array.from({ length: 7 }, (_, weekday) => ({ weekday, opens: '00:00', closes: '24:00' }));

// Rental delivers nothing: its vehicles are fetched.
const minutesOf = (input: StoreInput, delivers: boolean) => ({
  minimum_delivery_time: delivers ? (input.minimum_delivery_time ?? Number.NaN) : undefined,
  maximum_delivery_time: delivers ? (input.maximum_delivery_time ?? Number.NaN) : undefined,
});

/** The zones that a provider's vehicles are fetched in, each one that its module serves; undefined where one is not. */
async function pickupZonesOf(ctx: Ctx, input: StoreInput): Promise<string[] | undefined> {
  const ids = [...new Set([input.zone_id, ...(input.pickup_zone_ids ?? [])])];
  for (const id of ids)
    if (!(await findOpenZone(ctx, id)) || !(await findModuleIn(ctx, input.module_id, id))) return undefined;
  return ids;
}

const placeRequired: RefusalPart = { code: 'place_required', field: 'latitude' };

function pointOf({ latitude: lat, longitude: lng }: StoreInput): LatLng | undefined {
  return lat === undefined || lng === undefined ? undefined : { lat, lng };
}

/** The store's place and module; refuses an unsuitable place, zone or module. */
async function placeOf(ctx: Ctx, input: StoreInput) {
  const zone = await findOpenZone(ctx, input.zone_id);
  const module = zone && (await findModuleIn(ctx, input.module_id, zone.id));
  const kind = module && sellerKindOf(module.type);
  const point = pointOf(input);
  const problems: RefusalPart[] = [];
  if (!zone) problems.push({ code: 'zone_unknown', field: 'zone_id' });
  if (zone ? !kind : input.module_id === '') problems.push({ code: 'module_not_here', field: 'module_id' });
  const misplaced = point ? zone && pointProblem(ctx, point, zone) : placeRequired;
  if (misplaced) problems.push(misplaced);
  const pickupZoneIds = kind === 'provider' ? await pickupZonesOf(ctx, input) : [];
  if (kind && !pickupZoneIds) problems.push({ code: 'zone_unknown', field: 'pickup_zone_ids' });
  return { module, kind, point, problems, pickupZoneIds: pickupZoneIds ?? [] };
}

/** POST /auth/vendor/register: a store, or a rental provider where the module is rental. */
export async function registerStore(ctx: Ctx, input: StoreInput): Promise<Reply<'partners.registerStore'>> {
  const place = await placeOf(ctx, input);
  const capabilities = place.module && capabilitiesOf(place.module.type);
  const hours = readHours(ctx, capabilities?.alwaysOpen ? ALL_WEEK : input.opening_hours);
  const chosen = await readPlan(ctx, input.business_plan, place.kind ?? 'store');
  const minutes = minutesOf(input, place.kind !== 'provider');
  const files = {
    logo: input.logo ? [input.logo] : [],
    cover_photo: input.cover_photo ? [input.cover_photo] : [],
    documents: input.documents ?? [],
  };
  refuseAll([
    ...storeProblems({ ...input, ...minutes }),
    ...place.problems,
    ...('problem' in hours ? [hours.problem] : []),
    ...('problem' in chosen ? [chosen.problem] : []),
    ...missingFiles(files, ['logo', 'cover_photo']),
  ]);
  if ('problem' in hours || 'problem' in chosen || !place.kind || !place.module || !place.point)
    throw new Error('A refused application went on.');
  const details: StoreDetails = {
    name: input.name,
    kind: input.kind,
    address: input.address,
    ...place.point,
    moduleId: input.module_id,
    pickupZoneIds: place.pickupZoneIds,
    deliveryMinutes: [minutes.minimum_delivery_time ?? 0, minutes.maximum_delivery_time ?? 0],
    openingHours: hoursColumns(hours.week),
    taxId: input.tax_id,
  };
  const of = { kind: place.kind, details };
  return keepApplication(ctx, { person: input, zoneId: input.zone_id, plan: chosen.plan, files, of });
}
