import { isStoreKind } from '../places/index.ts';
import { type Cells, localizedColumns } from './cells.ts';
import { mustKnow } from './entry-table.ts';
import type { TemplateEntry } from './food-entries.ts';

/** What entries of a module can refer to outside the module's own files. */
export type KnownNames = { isObject: (name: string) => boolean; isHoursProfile: (key: string) => boolean };

export const TEMPLATE_COLUMNS = [
  'key',
  'kinds',
  'cuisines',
  'words',
  'hours',
  'objects',
  'menus',
  'minimum_order',
  ...localizedColumns('kind'),
];

/** The menu files that a template may name, and a store's share of them. */
type Menus = { menus: ReadonlyMap<string, unknown>; sharePercent: number };

export function toTemplate(cells: Cells, known: KnownNames, { menus, sharePercent }: Menus): TemplateEntry {
  const [hours, named, objects] = [cells.key('hours'), cells.list('menus'), cells.list('objects')];
  const kinds = readKinds(cells);
  mustKnow(cells, 'hours', [hours], known.isHoursProfile);
  mustKnow(cells, 'menus', named, (name) => menus.has(name));
  mustKnow(cells, 'objects', objects, known.isObject);
  if (named.length === 0) cells.problems.push('menus is empty');
  if (objects.length < 3) cells.problems.push('objects needs 3 names or more');
  return {
    key: cells.key('key'),
    kinds,
    cuisines: cells.list('cuisines'),
    words: cells.list('words').map((word) => word.toLowerCase()),
    hours,
    objects,
    menus: named,
    sharePercent,
    minimumOrderMinor: cells.money('minimum_order'),
    kind: cells.localized('kind'),
  };
}

/** Kinds of places; an unknown kind would silently never open a store. */
export function readKinds(cells: Cells): string[] {
  const kinds = cells.list('kinds');
  mustKnow(cells, 'kinds', kinds, isStoreKind);
  return kinds;
}

/** 'pizza+olive' → both names, if known. */
export function readObjects(cells: Cells, column: string, known: KnownNames): string[] {
  const objects = cells.text(column).split('+').filter(Boolean);
  mustKnow(cells, column, objects, known.isObject);
  return objects;
}
