import type { LocalDate } from '@promenade/domain/hours';
import type { SheetRow } from '@promenade/market/sheet';
import sharp from 'sharp';
import type { Ctx } from '../../../platform/context.ts';
import type { PictureSize } from '../loading/item-columns.ts';
import type { SheetSurroundings, StandingItem } from './decide-row.ts';
import { sheetItem } from './sheet-item.ts';
import {
  type CarriedColumns,
  holdItems,
  listNamedRows,
  listSheetItems,
  listSheetStores,
  listTakenSlugs,
  type NamedRow,
  type SheetItemColumns,
  type SheetPlace,
} from './sheets.repo.ts';

/** An existing item, with the values that sheets do not contain. */
export interface KnownItem extends StandingItem {
  readonly carried: CarriedColumns;
}

/** All that the rows of a sheet are held against, read once. */
export interface SheetMarket extends SheetSurroundings {
  readonly items: readonly KnownItem[];
  /** The size of a picture that the market keeps; absent where it keeps none of that name. */
  readonly pictureSize: (name: string) => PictureSize | undefined;
}

/** @param asked the store that the operator named */
export async function readSurroundings(
  ctx: Ctx,
  rows: readonly SheetRow[],
  asked: string | undefined,
  today: LocalDate,
): Promise<SheetMarket> {
  const { db } = ctx;
  const slugs = distinct(rows.map(({ values }) => values.store ?? asked));
  const stores = new Map((await listSheetStores(db, slugs)).map((store) => [store.slug, store]));
  await holdItems(db, slugs);
  const items = (await readItems(ctx, slugs, today)).map((columns) => ({
    id: columns.id,
    item: sheetItem(columns),
    carried: columns,
  }));
  const [bySource, bySlug] = [new Map<string, KnownItem>(), new Map<string, KnownItem>()];
  for (const known of items) {
    bySlug.set(known.item.slug, known);
    bySource.set(`${known.item.store} ${known.item.sourceKey ?? ''}`, known);
  }
  const taken = new Set(await listTakenSlugs(db, distinct(rows.map(({ values }) => values.slug))));
  const pictureSize = await readPictures(ctx, rows, items);
  return {
    items,
    pictureSize,
    store: (slug) => stores.get(slug),
    named: await readNames(ctx),
    bySourceKey: (store, sourceKey) => bySource.get(`${store} ${sourceKey}`),
    bySlug: (slug) => bySlug.get(slug),
    isTaken: (slug) => taken.has(slug),
    isPicture: (name) => pictureSize(name) !== undefined,
  };
}

function distinct(texts: readonly (string | null | undefined)[]): string[] {
  return [...new Set(texts.filter((text) => typeof text === 'string'))];
}

async function readItems(
  { db }: Ctx,
  stores: readonly string[],
  today: LocalDate,
): Promise<SheetItemColumns[]> {
  const all: SheetItemColumns[] = [];
  for (let after: SheetPlace | undefined; ; after = all.at(-1)) {
    const page = await listSheetItems(db, stores, today, after);
    all.push(...page);
    if (page.length === 0) return all;
  }
}

async function readNames({ db }: Ctx): Promise<SheetSurroundings['named']> {
  const named = new Map<string, NamedRow>();
  for (const table of ['categories', 'brands', 'conditions'] as const)
    for (const row of await listNamedRows(db, table)) named.set(`${table} ${row.module_id} ${row.slug}`, row);
  return (table, moduleId, slug) => named.get(`${table} ${moduleId} ${slug}`);
}

/** Sizes of the pictures that items have, and of those that the sheet names beside them. */
async function readPictures(
  { storage }: Ctx,
  rows: readonly SheetRow[],
  items: readonly KnownItem[],
): Promise<SheetMarket['pictureSize']> {
  const sizes = new Map<string, PictureSize>();
  for (const { item, carried } of items)
    sizes.set(item.picture ?? '', { width: carried.image_width, height: carried.image_height });
  for (const name of distinct(rows.map(({ values }) => values.picture))) {
    const size = sizes.has(name) ? undefined : await measure(storage, name);
    if (size) sizes.set(name, size);
  }
  return (name) => sizes.get(name);
}

async function measure(storage: Ctx['storage'], name: string): Promise<PictureSize | undefined> {
  // Names of the market's own: a path that climbs out of the storage is none.
  if (name.split('/').includes('..')) return undefined;
  const bytes = await storage.find(name);
  // A file that is no picture has no size either.
  const metadata =
    bytes &&
    (await sharp(bytes)
      .metadata()
      .catch(() => undefined));
  return metadata && { width: metadata.width, height: metadata.height };
}
