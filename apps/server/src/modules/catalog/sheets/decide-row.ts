import { findUnmade } from '@promenade/domain/catalog';
import { capabilitiesOf } from '@promenade/domain/modules';
import type { SheetItem, SheetRow } from '@promenade/market/sheet';
import { NEW_ITEM } from './sheet-item.ts';
import type { NamedRow, SheetStore } from './sheets.repo.ts';

/** An item that stands. */
export interface StandingItem {
  readonly id: string;
  readonly item: SheetItem & { readonly slug: string };
}

/** What rows are held against. */
export interface SheetSurroundings {
  readonly store: (slug: string) => SheetStore | undefined;
  readonly named: (
    table: 'categories' | 'brands' | 'conditions',
    moduleId: string,
    slug: string,
  ) => NamedRow | undefined;
  readonly bySourceKey: (store: string, sourceKey: string) => StandingItem | undefined;
  /** An item of the sheet's stores. */
  readonly bySlug: (slug: string) => StandingItem | undefined;
  /** Whether an item of any store has it. */
  readonly isTaken: (slug: string) => boolean;
  /** Whether the market keeps such a picture. */
  readonly isPicture: (name: string) => boolean;
}

/** A row that can be written. */
export interface DecidedRow {
  readonly line: number;
  readonly store: SheetStore;
  readonly category: NamedRow;
  /** Absent for a new item. */
  readonly standing: StandingItem | undefined;
  /** What the item is to be. */
  readonly item: SheetItem;
  /** The values of the row, including stock. */
  readonly said: Partial<SheetItem>;
}

/** Compares a row with the market: returns the item it makes, or all reasons against it. */
export function decideRow(
  { line, values }: SheetRow,
  asked: string | undefined,
  surroundings: SheetSurroundings,
): DecidedRow | { readonly line: number; readonly reason: string } {
  const reject = (...reasons: string[]) => ({ line, reason: reasons.join('; ') });
  const slug = values.store ?? asked;
  if (slug === undefined) return reject('there is no column store, and no --store was given');
  if (asked !== undefined && slug !== asked) return reject(`store '${slug}' is not '${asked}'`);
  const store = surroundings.store(slug);
  if (!store) return reject(`there is no store '${slug}'`);
  if (!capabilitiesOf(store.module_type).items) return reject(`store '${slug}' sells no items`);
  const meant = findMeant(values, slug, surroundings);
  if (typeof meant === 'string') return reject(meant);
  const item = mergedItem(values, slug, meant.standing);
  if (typeof item === 'string') return reject(item);
  const category = surroundings.named('categories', store.module_id, item.category);
  const reasons = [
    ...itemProblems(item, store, category, surroundings),
    ...variationProblems(item),
    ...stockProblems(values, item),
  ];
  if (reasons.length > 0 || !category) return reject(...reasons);
  return { line, store, category, standing: meant.standing, item, said: values };
}

/** The item that a row means: by the store's own number, or by its link. */
function findMeant(
  { sourceKey = null, slug = null }: Partial<SheetItem>,
  store: string,
  { bySourceKey, bySlug, isTaken }: SheetSurroundings,
): { readonly standing: StandingItem | undefined } | string {
  if (sourceKey === null && slug === null) return 'neither source_key nor slug says which item is meant';
  const known = sourceKey === null ? undefined : bySourceKey(store, sourceKey);
  if (known) {
    const same = slug === null || known.item.slug === slug;
    return same
      ? { standing: known }
      : `slug '${slug}' is not that of '${sourceKey}': links stay as they are`;
  }
  const linked = slug === null ? undefined : bySlug(slug);
  if (!linked) {
    const taken = slug !== null && isTaken(slug);
    return taken ? `slug '${slug}' is another store's` : { standing: undefined };
  }
  if (linked.item.store !== store) return `slug '${slug}' is another store's`;
  const other = sourceKey !== null && linked.item.sourceKey !== null;
  return other
    ? `slug '${slug}' is that of '${linked.item.sourceKey}', not '${sourceKey}'`
    : { standing: linked };
}

/** The item after the row: what it has no column for stays, or is as for any new item. */
function mergedItem(
  values: Partial<SheetItem>,
  store: string,
  standing: StandingItem | undefined,
): SheetItem | string {
  const { category, name, priceMinor } = { ...standing?.item, ...values };
  if (category === undefined || name === undefined || priceMinor === undefined)
    return 'a new item needs category, name and price';
  const before = standing?.item ?? NEW_ITEM;
  return {
    ...before,
    ...values,
    store,
    category,
    name,
    priceMinor,
    // An empty cell takes neither an item's number nor its link nor its picture away.
    sourceKey: values.sourceKey ?? before.sourceKey,
    slug: values.slug ?? before.slug,
    picture: values.picture ?? before.picture,
  };
}

function itemProblems(
  item: SheetItem,
  { module_id, module_type }: SheetStore,
  category: NamedRow | undefined,
  { named, isPicture }: SheetSurroundings,
): string[] {
  const problems: string[] = [];
  const unknown = (table: 'brands' | 'conditions', slug: string): boolean => !named(table, module_id, slug);
  if (!category) problems.push(`category '${item.category}' is not known in this module`);
  if (item.brand !== null && unknown('brands', item.brand))
    problems.push(`brand '${item.brand}' is not known in this module`);
  for (const condition of item.conditions)
    if (unknown('conditions', condition))
      problems.push(`condition '${condition}' is not known in this module`);
  if (item.variations.length > 0 && capabilitiesOf(module_type).choices !== 'variations')
    problems.push('items of this module have no variations');
  if (item.picture !== null && !isPicture(item.picture))
    problems.push(`the market keeps no picture '${item.picture}'`);
  return problems;
}

/** Variations must be made of the choices' options. */
function variationProblems({ choices, variations }: SheetItem): string[] {
  const questions = choices.map(({ options }) => ({ options: options.map(({ key }) => key) }));
  const types = variations.map(({ type }) => type);
  return types
    .filter((type) => findUnmade(questions, [type]) !== undefined)
    .map((type) => `variation '${type}' is not made of the options of choices`);
}

/** Stock must be of variations that there are, or of the item itself. */
function stockProblems({ stock, dailyStock }: Partial<SheetItem>, { variations }: SheetItem): string[] {
  return Object.keys({ ...stock, ...dailyStock })
    .filter((key) => key !== '' && !variations.some(({ type }) => type === key))
    .map((key) => `stock names '${key}', which is no variation`);
}
