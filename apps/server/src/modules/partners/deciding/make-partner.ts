import { type Ctx, over } from '../../../platform/context.ts';
import { refuse } from '../../../platform/errors.ts';
import { keepPicture } from '../../../platform/files/sent-pictures.ts';
import { addStore } from '../../catalog/index.ts';
import { type AfterTables, holdCouriersOf, insertCourier } from '../../orders/index.ts';
import { getMarket } from '../../settings/index.ts';
import { addProvider } from '../../vehicles/index.ts';
import { findModuleIn, findOpenZone } from '../applying/check-place.ts';
import { insertTerms } from '../partners.repo.ts';
import type { ApplicationRow, FileColumn, PartnerTables } from '../partners.tables.ts';
import { nameOf } from '../partners.view.ts';

type SellerRow = Extract<ApplicationRow, { kind: 'store' | 'provider' }>;
type CourierRow = Extract<ApplicationRow, { kind: 'courier' }>;

/** A picture of an application, shown to everyone from now on: a copy under a name of its own. */
async function publish(ctx: Ctx, row: ApplicationRow, field: FileColumn['field']) {
  const file = row.files.find((one) => one.field === field);
  const bytes = file && (await ctx.storage.find(file.name));
  // Lost with a folder, or restored without it: nobody is shown a store without a picture.
  if (!file || !bytes) return refuse('file_missing', {}, { field });
  const { width = 0, height = 0 } = file;
  return { name: await keepPicture(ctx, 'stores', { bytes, width, height }), width, height };
}

/** The zones of a provider that are still served. */
async function pickupZones(ctx: Ctx, { details, zone_id }: SellerRow): Promise<string[]> {
  const served: string[] = [];
  for (const id of details.pickupZoneIds)
    if ((await findOpenZone(ctx, id)) && (await findModuleIn(ctx, details.moduleId, id))) served.push(id);
  return served.length > 0 ? served : [zone_id];
}

async function makeStore(ctx: Ctx, row: SellerRow): Promise<string> {
  const { details, zone_id: zoneId } = row;
  if (!(await findOpenZone(ctx, zoneId))) refuse('zone_unknown');
  const module = (await findModuleIn(ctx, details.moduleId, zoneId)) ?? refuse('module_not_here');
  const { settings } = await getMarket(ctx);
  const storeId = await addStore(ctx, {
    ...details,
    zoneId,
    phone: row.phone,
    // As the applicant wrote it; English stands in where a language is missing.
    kind: details.kind ? { en: details.kind, [row.language]: details.kind } : module.name,
    taxPercent: settings.taxPercent,
    logo: (await publish(ctx, row, 'logo')).name,
    cover: await publish(ctx, row, 'cover_photo'),
  });
  if (row.kind === 'provider')
    await addProvider(ctx, { storeId, pickupZoneIds: await pickupZones(ctx, row) });
  return storeId;
}

async function makeCourier(ctx: Ctx, row: CourierRow): Promise<string> {
  if (!(await findOpenZone(ctx, row.zone_id))) refuse('zone_unknown');
  const db = over<AfterTables>(ctx);
  // The operator decides who that is: the phone was not proved, and the courier's token opens their orders.
  const [known] = await holdCouriersOf(db, row.phone);
  if (known) refuse('courier_works_here', { name: known.name, id: known.id });
  const id = ctx.ids.next();
  const created_at = new Date(ctx.clock.now());
  const { vehicle } = row.details;
  const courier = { id, name: nameOf(row), phone: row.phone, vehicle, active: true, created_at };
  await insertCourier(db, courier);
  return id;
}

/** Whom an approval made. */
export interface Made {
  readonly store_id: string | null;
  readonly courier_id: string | null;
}

/** Creates what a locked application asked for, and stores the agreed terms. */
export async function makePartner(ctx: Ctx, row: ApplicationRow): Promise<Made> {
  const made: Made =
    row.kind === 'courier'
      ? { store_id: null, courier_id: await makeCourier(ctx, row) }
      : { store_id: await makeStore(ctx, row), courier_id: null };
  await insertTerms(over<PartnerTables>(ctx), {
    ...made,
    plan_id: row.plan.id,
    commission_percent: row.plan.commissionPercent,
    monthly_fee_minor: row.plan.monthlyFeeMinor,
    since: new Date(ctx.clock.now()),
  });
  return made;
}
