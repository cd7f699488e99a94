import type { Reply } from '@promenade/contract/calls';
import { noticeOf } from '@promenade/contract/refusals';
import { type RejectedZone, type ZoneDraft, zonesFromGeoJson } from '@promenade/market/zones';
import { type Ctx, over } from '../../platform/context.ts';
import { refuse } from '../../platform/errors.ts';
import { getMarket, type ModuleRow } from '../settings/index.ts';
import { writeZones } from './get-zones.ts';
import { type KnownZone, listKnownZones } from './serve-only.ts';
import { freeSlugs, holdZones, switchZonesOff, type ZoneRateRow, type ZoneTables } from './zones.repo.ts';

/** A draft with its existing or new id in this market. */
type NamedDraft = ZoneDraft & { readonly id: string; readonly isNew: boolean };

function refuseRejected(rejected: readonly RejectedZone[]): void {
  if (rejected.length > 0) refuse('zones_rejected', { count: rejected.length }, { rejected });
}

/**
 * Matches each draft with the existing zone of its id, else of its slug; two drafts cannot be the same zone. A slug
 * is free if a draft renames the zone that has it.
 */
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

/** A rate for each of the market's modules that the draft names, or covers with `every`. */
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
 * PUT /ops/zones: the collection's zones, all or none. A zone's delivery settings replace its rates; without any, its
 * rates stay. Zones that are not in the collection are deactivated, not deleted: stores and orders refer to them.
 */
export async function importZones(ctx: Ctx, collection: unknown): Promise<Reply<'ops.setZones'>> {
  const { settings, modules } = await getMarket(ctx);
  const { currency, bounds } = settings;
  const { decimals } = currency;
  const { zones: drafts, rejected } = zonesFromGeoJson(collection, { decimals, bounds });
  refuseRejected(rejected);
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
