import type { Reply } from '@promenade/contract/calls';
import { noticeOf } from '@promenade/contract/refusals';
import { shapeBounds } from '@promenade/domain/zones';
import { type RejectedZone, type ZoneDraft, zonesFromGeoJson } from '@promenade/market/zones';
import { type Ctx, over } from '../../platform/context.ts';
import { refuse } from '../../platform/errors.ts';
import { getMarket, type MarketSettings, type ModuleRow } from '../settings/index.ts';
import { writeZones } from './get-zones.ts';
import { type KnownZone, listKnownZones } from './serve-only.ts';
import { freeSlugs, holdZones, switchZonesOff, type ZoneRateRow, type ZoneTables } from './zones.repo.ts';

/** A draft with the id that it has, or gets, in this market. */
type NamedDraft = ZoneDraft & { readonly id: string; readonly isNew: boolean };

function refuseRejected(rejected: readonly RejectedZone[]): void {
  if (rejected.length > 0) refuse('zones_rejected', { count: rejected.length }, { rejected });
}

/** Meets each draft with the zone of its id, or else of its slug; no zone can be two of the drafts. Slugs of zones that the drafts rename are free. */
function nameDrafts(ctx: Ctx, drafts: readonly ZoneDraft[], known: readonly KnownZone[]): NamedDraft[] {
  const [named, rejected]: [NamedDraft[], RejectedZone[]] = [[], []];
  const isNamedById = (zone: KnownZone): boolean => drafts.some(({ id }) => id === zone.id);
  for (const [index, draft] of drafts.entries()) {
    const byId = known.find(({ id }) => id === draft.id);
    const holder = known.find((one) => one.slug === draft.slug && one !== byId && !isNamedById(one));
    const zone = byId ?? holder;
    const isTaken = (byId && holder) || named.some(({ id }) => id === zone?.id);
    if (isTaken)
      rejected.push({ index, code: 'slug_taken', reason: `another zone is called '${draft.slug}'` });
    else named.push({ ...draft, id: zone?.id ?? ctx.ids.next(), isNew: !zone });
  }
  refuseRejected(rejected);
  return named;
}

/** Refuses zones of which the market's map holds nothing: nobody there could be found, and files that name latitude first land there. */
function refuseOffMap(drafts: readonly ZoneDraft[], bounds: MarketSettings['bounds']): void {
  const [west, south, east, north] = bounds;
  const rejected = drafts.flatMap(({ shape, active }, index): RejectedZone[] => {
    const box = shapeBounds(shape);
    const touches = box.west <= east && box.east >= west && box.south <= north && box.north >= south;
    if (touches || !active) return [];
    const reason = `it lies outside the market's map, ${bounds.join(', ')}; longitude comes before latitude`;
    return [{ index, code: 'off_map', reason }];
  });
  refuseRejected(rejected);
}

/** A price for each module of the market that the draft names, or that `every` stands for. */
function ratesOf({ id, delivery }: NamedDraft, modules: readonly ModuleRow[]): ZoneRateRow[] {
  const every = delivery.find(({ moduleType }) => moduleType === 'every');
  return modules.flatMap((module) => {
    const price = delivery.find(({ moduleType }) => moduleType === module.module_type) ?? every;
    if (!price) return [];
    return [
      {
        zone_id: id,
        module_id: module.id,
        per_km_minor: price.perKmMinor,
        minimum_minor: price.minimumMinor,
        maximum_minor: price.maximumMinor,
        fixed_minor: price.fixedMinor,
        surge_percent: price.surgePercent,
        surge_times: price.surgeTimes,
      },
    ];
  });
}

const ratesHad = ({ id }: NamedDraft, known: readonly KnownZone[]): readonly ZoneRateRow[] =>
  known.find((zone) => zone.id === id)?.rates ?? [];

/**
 * PUT /ops/zones: the collection's zones, all or none. What a zone says of delivery replaces its prices; a zone that
 * says nothing keeps them. Zones that the collection does not name are switched off: stores and orders point at them.
 */
export async function importZones(ctx: Ctx, collection: unknown): Promise<Reply<'ops.setZones'>> {
  const { settings, modules } = await getMarket(ctx);
  const { zones: drafts, rejected } = zonesFromGeoJson(collection, settings.currency.decimals);
  refuseRejected(rejected);
  refuseOffMap(drafts, settings.bounds);
  const db = over<ZoneTables>(ctx);
  await holdZones(db);
  const known = await listKnownZones(ctx);
  const named = nameDrafts(ctx, drafts, known);
  const gone = known.filter((zone) => zone.active && !named.some(({ id }) => id === zone.id));
  await switchZonesOff(
    db,
    gone.map(({ id }) => id),
  );
  await freeSlugs(
    db,
    named.map(({ id }) => id),
  );
  const rows = named.map(({ id, slug, name, shape, active }) => ({ id, slug, name, shape, active }));
  await writeZones(
    ctx,
    rows,
    named.flatMap((draft) => (draft.delivery.length > 0 ? ratesOf(draft, modules) : ratesHad(draft, known))),
  );
  return {
    message: noticeOf('zones_changed', ctx.language),
    zones: [
      ...named.map(({ id, slug, isNew }) => ({
        id,
        slug,
        state: isNew ? ('added' as const) : ('kept' as const),
      })),
      ...gone.map(({ id, slug }) => ({ id, slug, state: 'switched_off' as const })),
    ],
  };
}
