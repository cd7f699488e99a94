import { stat } from 'node:fs/promises';
import {
  type OwnCity,
  type OwnMarketRequest,
  type OwnPlan,
  type OwnSurroundings,
  planOwnMarket,
  readOwnCity,
} from '@promenade/market/own';
import type { ZoneDraft } from '@promenade/market/zones';
import type { Ctx } from '../../platform/context.ts';
import { type MarketSettings, readMarket } from '../settings/index.ts';
import { type KnownZone, listKnownZones } from '../zones/index.ts';
import { type ComingMarket, decideImport, type ImportMode } from './deciding/decide-import.ts';
import type { ImportReport, ImportWish } from './import-report.ts';
import { createProgress, type LoadProgress, type Progress, READING_STAGES } from './load-progress.ts';
import { findStandingMarket, type StandingMarket } from './market-state.ts';
import type { ImportWishes } from './market.repo.ts';
import { writePlan } from './write-plan.ts';

type OnProgress = (progress: LoadProgress) => void;

/** An import up to its first row. */
interface PreparedImport {
  readonly own: OwnCity;
  readonly planned: OwnPlan;
  /** The effective options: an update inherits those of the previous import. */
  readonly said: OwnMarketRequest;
  readonly mode: ImportMode;
  readonly standing: StandingMarket | undefined;
  readonly coming: ComingMarket;
}

async function prepareImport(
  ctx: Ctx,
  { request, replace }: ImportWish,
  progress: Progress,
): Promise<PreparedImport> {
  const read = await readOwnCity(request, progress.city);
  const standing = await findStandingMarket(ctx);
  const own = inStandingMoney(read, standing, request);
  const coming = { slug: own.slug, currency: own.region.currency, replace };
  const mode = decideImport(standing, coming);
  const said = mode === 'update' ? { ...standing?.wishes, ...(await decidedTax(ctx)), ...request } : request;
  const planned = planOwnMarket(own, said, await surroundingsOf(ctx, mode === 'update'));
  return { own, planned, said, mode, standing, coming };
}

/** Reads, plans and keeps; what refuses does so before anything is written. */
export async function writeOwnMarket(
  ctx: Ctx,
  wish: ImportWish,
  onProgress: OnProgress,
): Promise<ImportReport> {
  const { request } = wish;
  const progress = createProgress(onProgress, { fileBytes: await sizeOf(request) });
  const prepared = await prepareImport(ctx, wish, progress);
  const { own, planned, said, mode, standing, coming } = prepared;
  const settings = mode === 'update' ? askedSettings(planned, request) : planned.plan.settings;
  await writePlan(
    ctx,
    {
      drawCity: async () => own.city,
      plan: planned.plan,
      mode,
      standing,
      coming,
      settings,
      wishes: wishesOf(said),
    },
    progress,
  );
  return reportBeside(prepared);
}

/** Reads and plans only, against the market that stands. */
export async function planBeside(ctx: Ctx, wish: ImportWish, onProgress: OnProgress): Promise<ImportReport> {
  const run = { stages: READING_STAGES, fileBytes: await sizeOf(wish.request) };
  return reportBeside(await prepareImport(ctx, wish, createProgress(onProgress, run)));
}

function reportBeside({ own, planned, mode, standing }: PreparedImport): ImportReport {
  const formerCurrency = mode === 'update' ? standing?.currency.code : undefined;
  const isOther = formerCurrency !== undefined && formerCurrency !== own.region.currency.code;
  return { ...reportOf(own, planned), ...(isOther && { formerCurrency }) };
}

/** A market that is brought up to date keeps its money, as an operator may have decided it, unless another is asked for. */
function inStandingMoney(
  own: OwnCity,
  standing: StandingMarket | undefined,
  request: OwnMarketRequest,
): OwnCity {
  if (standing?.slug !== own.slug || request.currency !== undefined) return own;
  return { ...own, region: { ...own.region, currency: standing.currency } };
}

// A later decision of an operator overrides the option of the previous import.
async function decidedTax(ctx: Ctx): Promise<Pick<MarketSettings, 'taxPercent'>> {
  const { taxPercent } = (await readMarket(ctx)).settings;
  return { taxPercent };
}

function wishesOf({ priceFactor, taxPercent, mostStores }: OwnMarketRequest): ImportWishes {
  return {
    ...(priceFactor !== undefined && { priceFactor }),
    ...(taxPercent !== undefined && { taxPercent }),
    ...(mostStores !== undefined && { mostStores }),
  };
}

async function surroundingsOf(ctx: Ctx, keepZones: boolean): Promise<OwnSurroundings> {
  const knownZones = (await listKnownZones(ctx)).map(zoneDraft);
  return { knownZones, keepZones, now: new Date(ctx.clock.now()).toISOString() };
}

/** Only reads and plans, if there is no market yet. */
export async function planAlone(
  request: OwnMarketRequest,
  now: string,
  onProgress: OnProgress,
): Promise<ImportReport> {
  const run = { stages: READING_STAGES, fileBytes: await sizeOf(request) };
  const own = await readOwnCity(request, createProgress(onProgress, run).city);
  return reportOf(own, planOwnMarket(own, request, { knownZones: [], keepZones: false, now }));
}

/** Zero for a missing file: reading it reports that better. */
async function sizeOf({ file }: OwnMarketRequest): Promise<number> {
  return stat(file).then(
    ({ size }) => size,
    () => 0,
  );
}

/** An update changes the settings it was asked to, and what the map provides; the others stay as operators set them. */
function askedSettings({ plan }: OwnPlan, request: OwnMarketRequest): Partial<MarketSettings> {
  const { bounds, mapAttribution, timeZone, country, currency, taxPercent } = plan.settings;
  return {
    bounds,
    mapAttribution,
    ...(request.timeZone !== undefined && { timeZone }),
    ...(request.country !== undefined && { country }),
    ...(request.currency !== undefined && { currency }),
    ...(request.taxPercent !== undefined && { taxPercent }),
  };
}

/** Without rates: they are left unchanged. */
const zoneDraft = ({ id, slug, name, shape, active, retired }: KnownZone) => ({
  id,
  slug,
  shape,
  active,
  retired,
  name: name as ZoneDraft['name'],
  delivery: [],
});

function reportOf({ city, name }: OwnCity, { plan, leftOut }: OwnPlan): ImportReport {
  return {
    name,
    timeZone: plan.settings.timeZone,
    currency: plan.settings.currency.code,
    counts: {
      addresses: city.addresses.numbers.length,
      streets: city.streets.names.length,
      zones: plan.zones.length,
      stores: plan.stores.length,
      items: plan.items.length,
    },
    unpriced: unpricedIn(plan),
    leftOut,
  };
}

function unpricedIn({ zones, modules }: OwnPlan['plan']): ImportReport['unpriced'] {
  return zones
    .filter(({ active, keepsRates }) => active && !keepsRates)
    .map(({ name, rates }) => ({
      zone: name.en,
      modules: modules
        .map(({ moduleType }) => moduleType)
        .filter((moduleType) => !rates.some((rate) => rate.moduleType === moduleType)),
    }))
    .filter((zone) => zone.modules.length > 0);
}
