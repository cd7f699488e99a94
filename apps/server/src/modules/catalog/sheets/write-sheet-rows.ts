import { slugOf } from '@promenade/market/stores';
import type { Ctx } from '../../../platform/context.ts';
import { replaceItemConditions, upsertItems } from '../loading/item-rows.repo.ts';
import type { DecidedRow } from './decide-row.ts';
import { sheetColumns } from './sheet-item.ts';
import type { KnownItem, SheetMarket } from './sheet-surroundings.ts';
import { listTakenSlugs, switchItems } from './sheets.repo.ts';

/** A row with the id its item has, or gets. */
export interface NumberedRow extends DecidedRow {
  readonly id: string;
}

type Columns = Readonly<Record<string, unknown>>;

/** Every item's picture has this size but those that operators upload. */
const USUAL_PICTURE = { width: 256, height: 256 };

/** Writes new and changed items with their conditions, and puts them on or off sale. */
export async function writeSheetRows(
  ctx: Ctx,
  rows: readonly NumberedRow[],
  market: SheetMarket,
): Promise<void> {
  const { db } = ctx;
  const known = new Map(market.items.map((item) => [item.id, item]));
  const [position, slug] = [nextPositions(market.items), await newSlugs(ctx, rows)];
  const listedAt = new Date(ctx.clock.now()).toISOString();
  await upsertItems(
    db,
    rows.map((row) => ({
      ...carriedOf(row, known.get(row.id), position, market),
      ...sheetColumns(row.item),
      ...namedColumns(row, market),
      id: row.id,
      store_id: row.store.id,
      module_type: row.store.module_type,
      slug: row.standing?.item.slug ?? slug(row),
      image: row.item.picture ?? row.category.image,
      listed_at: listedAt,
    })),
    'sheet',
  );
  await replaceItemConditions(
    db,
    rows.map((row) => conditionsOf(row, market)),
  );
  const switched = rows.filter(({ standing, item }) => item.active !== (standing?.item.active ?? true));
  await switchItems(
    db,
    switched.map(({ id, item }) => ({ id, active: item.active })),
  );
}

/** What no sheet says: as it was, or as of any new item. */
function carriedOf(
  { item, store }: NumberedRow,
  known: KnownItem | undefined,
  position: (store: string) => number,
  market: SheetMarket,
): Columns {
  const picture = (item.picture === null ? undefined : market.pictureSize(item.picture)) ?? USUAL_PICTURE;
  return {
    available_from_minute: known?.carried.available_from_minute ?? null,
    available_until_minute: known?.carried.available_until_minute ?? null,
    variation_groups: known?.carried.variation_groups ?? [],
    add_on_ids: known?.carried.add_on_ids ?? [],
    position: known?.carried.position ?? position(store.slug),
    image_width: picture.width,
    image_height: picture.height,
    rating: 0,
    rating_count: 0,
    order_count: 0,
  };
}

function namedColumns({ item, store, category }: NumberedRow, { named }: SheetMarket): Columns {
  const brand = item.brand === null ? undefined : named('brands', store.module_id, item.brand);
  return { category_id: category.id, brand_id: brand?.id ?? null };
}

function conditionsOf({ id, item, store }: NumberedRow, { named }: SheetMarket): Columns {
  const conditions = item.conditions.map((slug) => named('conditions', store.module_id, slug)?.id);
  return { item_id: id, condition_ids: conditions.filter((one) => one !== undefined) };
}

/** New items stand behind those that their store has. */
function nextPositions(items: readonly KnownItem[]): (store: string) => number {
  const last = new Map<string, number>();
  for (const { item, carried } of items)
    last.set(item.store, Math.max(last.get(item.store) ?? -1, carried.position));
  return (store) => {
    const position = (last.get(store) ?? -1) + 1;
    last.set(store, position);
    return position;
  };
}

/** Slugs of new items: the row's own, or else derived from the names of store and item; each unique. */
async function newSlugs({ db }: Ctx, rows: readonly NumberedRow[]): Promise<(row: NumberedRow) => string> {
  const made = ({ item, store }: NumberedRow): string =>
    item.slug ?? slugOf(`${store.slug} ${item.name.en ?? ''}`);
  const added = rows.filter(({ standing }) => !standing);
  const taken = new Set(await listTakenSlugs(db, added.map(made)));
  for (const { item } of added) if (item.slug !== null) taken.add(item.slug);
  return (row) => {
    if (row.item.slug !== null) return row.item.slug;
    const base = made(row);
    let slug = base;
    for (let number = 2; taken.has(slug); number += 1) slug = `${base}-${number}`;
    taken.add(slug);
    return slug;
  };
}
