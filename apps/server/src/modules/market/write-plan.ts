import type { City } from '@promenade/market/city';
import type { MarketPlan } from '@promenade/market/plan';
import type { Ctx } from '../../platform/context.ts';
import { inTransaction } from '../../platform/database/transaction.ts';
import { offerOnly, writeCatalog, writeOffers } from '../catalog/index.ts';
import { writeCoupons } from '../coupons/index.ts';
import { writeCity } from '../geo/index.ts';
import { writePage } from '../pages/index.ts';
import { writeParcelCategories } from '../parcels/index.ts';
import { writeGifts } from '../ledger/index.ts';
import { writeSampleReviews } from '../reviews/index.ts';
import { listAllModules, type MarketSettings, writeMarket } from '../settings/index.ts';
import { writeRental } from '../vehicles/index.ts';
import { listKnownZones, serveOnly, writeZones } from '../zones/index.ts';
import { catalogOf, offersOf } from './catalog-rows.ts';
import { giftRows } from './gift-rows.ts';
import { couponRows } from './coupon-rows.ts';
import { type ComingMarket, decideImport, type ImportMode, ImportRefused } from './deciding/decide-import.ts';
import type { Progress } from './load-progress.ts';
import { moneyOf, type StandingMarket } from './market-state.ts';
import { findImportedMarket, holdImports, type ImportWishes, keepImportedMarket } from './market.repo.ts';
import {
  moduleRows,
  parcelRows,
  retiredTypes,
  type StandingModules,
  zoneRates,
  zoneRows,
} from './place-rows.ts';
import { plannedPictures, storePictures } from './store-pictures.ts';

/** A market about to be kept. */
export interface PlannedMarket {
  /** Draws the map of the city, concurrently with the pictures if there is no market yet. */
  readonly drawCity: () => Promise<City>;
  readonly plan: MarketPlan;
  readonly mode: ImportMode;
  /** What `mode` was decided by. */
  readonly standing: StandingMarket | undefined;
  readonly coming: ComingMarket;
  /** Which of its settings are written; all when absent. The others stay as they were decided. */
  readonly settings?: Partial<MarketSettings>;
  /** The options that the next import inherits. */
  readonly wishes?: ImportWishes;
}

/**
 * Stores a market, completely or not at all. In a new market, pictures are drawn while the map is drawn and the
 * database writes rows, and stored before the commit; in an existing one they are drawn first, because shoppers are
 * blocked from the first row to the last.
 */
export async function writePlan(ctx: Ctx, market: PlannedMarket, progress: Progress): Promise<void> {
  const { pictures } = market.plan;
  const drawing = storePictures(ctx, pictures, (done, total) => progress.at('pictures', done, total));
  // Awaited below; until then a failure must not count as unhandled.
  drawing.catch(() => undefined);
  const city = await market.drawCity();
  if (market.mode !== 'open') await drawing;
  await inTransaction(ctx, async (inner) => {
    await refuseMeanwhile(inner, market);
    await writeRows(inner, market, city, (part) => progress.at('write', part, 1));
    await drawing;
    // Money may have come while rows were written.
    await refuseMoney(inner, market);
  });
  progress.at('write', 1, 1);
}

/** Reading a map takes minutes, in which another import may come, or the first order in a currency that is to go. @throws ImportRefused */
async function refuseMeanwhile(ctx: Ctx, market: PlannedMarket): Promise<void> {
  await holdImports(ctx.db);
  const imported = await findImportedMarket(ctx.db);
  if (imported?.imported_at.getTime() !== market.standing?.importedAt?.getTime())
    throw new ImportRefused('Another import came first, and nothing of this one was written. Import again.');
  await refuseMoney(ctx, market);
}

async function refuseMoney(ctx: Ctx, { standing, coming }: PlannedMarket): Promise<void> {
  decideImport(standing && { ...standing, money: await moneyOf(ctx) }, coming);
}

async function writeRows(
  ctx: Ctx,
  { plan, mode, settings = plan.settings, wishes = {} }: PlannedMarket,
  city: City,
  report: (part: number) => void,
): Promise<void> {
  const pictures = plannedPictures(plan.pictures);
  await writeCity(ctx, city);
  report(0.25);
  const modules = await standingModules(ctx, mode);
  await writeMarket(ctx, settings, moduleRows(plan, pictures, modules));
  const zones = await listKnownZones(ctx);
  await writeZones(ctx, zoneRows(plan, zones), zoneRates(plan, zones, modules));
  await writeCatalog(ctx, catalogOf(plan, pictures));
  report(0.95);
  await writeParcelCategories(ctx, parcelRows(plan, pictures));
  await writeRental(ctx, {
    ...plan.rental,
    reviews: plan.showcase.vehicleReviews,
    pictureOf: pictures,
  });
  await writeOffers(ctx, offersOf(plan, pictures));
  await writeCoupons(ctx, couponRows(plan));
  await writeGifts(ctx, giftRows(plan, ctx.clock.now()));
  await writeSampleReviews(ctx, plan.showcase.reviews);
  for (const page of plan.pages ?? []) await writePage(ctx, page);
  await serveOnly(ctx, plan.zones);
  await offerOnly(ctx, {
    storeIds: plan.stores.map(({ id }) => id),
    itemIds: plan.items.map(({ id }) => id),
  });
  const imported = { slug: plan.slug, wishes: { ...wishes, retiredModules: retiredTypes(plan, modules) } };
  await keepImportedMarket(ctx.db, imported, new Date(ctx.clock.now()));
}

async function standingModules(ctx: Ctx, mode: ImportMode): Promise<StandingModules> {
  const imported = await findImportedMarket(ctx.db);
  return {
    known: await listAllModules(ctx),
    retired: imported?.wishes.retiredModules ?? [],
    replaced: mode === 'replace',
  };
}
