import { type VersionedCache, versionedCache } from '../../../platform/caching/versioned-cache.ts';
import type { Ctx } from '../../../platform/context.ts';
import type { AskedIds } from '../../../platform/database/generic-plan.ts';
import type { Events } from '../../../platform/events/events.ts';
import type { ItemRow } from '../catalog.tables.ts';
import { listItemRows, listItemsNow, type Reading, type Versions } from './items.repo.ts';

// A brand's or a condition's new name is shown on lines of carts after so long: nothing else is not asked for anew.
const freshForMs = 10_000;
// Some kilobytes each.
const most = 500;

const caches = new WeakMap<Events, VersionedCache<ItemRow>>();

function cacheOf({ events, clock }: Ctx): VersionedCache<ItemRow> {
  const known = caches.get(events);
  if (known) return known;
  const cache = versionedCache<ItemRow>(clock, { freshForMs, most });
  caches.set(events, cache);
  return cache;
}

const versionOf = ({ item_version: item, store_version: store }: Versions): string => `${item} ${store}`;

/**
 * Items whole, on sale or not, wherever they are; in no order. One statement, which reads of those that were read a moment
 * ago only what changes with each sale, and whether anything else has changed (decision 66); a second one if it has.
 * @param likely those of `ids` that are known before they are asked for; none: all are read whole
 */
export async function readItemRows(
  ctx: Ctx,
  ids: AskedIds,
  reading: Reading,
  likely: readonly string[],
): Promise<ItemRow[]> {
  const cache = cacheOf(ctx);
  const keyOf = (id: string): string => `${reading.language} ${id}`;
  const readWhole = async (wanted: AskedIds): Promise<ItemRow[]> => {
    const rows = await listItemRows(ctx.db, wanted, reading);
    for (const row of rows) cache.keep(keyOf(row.id), versionOf(row), row);
    return rows;
  };
  if (likely.length === 0 || !likely.every((id) => cache.has(keyOf(id)))) return readWhole(ids);
  const unknown: string[] = [];
  const known = (await listItemsNow(ctx.db, ids, reading)).flatMap((now) => {
    const row = cache.get(keyOf(now.id), versionOf(now));
    if (row) return [{ ...row, ...now }];
    unknown.push(now.id);
    return [];
  });
  return unknown.length === 0 ? known : [...known, ...(await readWhole(unknown))];
}
