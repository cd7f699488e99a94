import {
  FIELD_NAMES,
  fieldCells,
  type FieldName,
  SHEET_FIELDS,
  type SheetItem,
} from '@promenade/market/sheet';
import type { DecidedRow } from './decide-row.ts';
import type { SheetStock } from './sheets.repo.ts';

/** Kept by rules of their own. */
const STOCK_FIELDS: readonly FieldName[] = ['stock', 'dailyStock'];

/** The columns that a row changes, stock aside; of a new item those that say something. */
export function changedColumns({ standing, item }: DecidedRow, decimals: number): string[] {
  return FIELD_NAMES.filter((name) => !STOCK_FIELDS.includes(name)).flatMap((name) => {
    const before = standing ? fieldCells(name, standing.item, decimals) : [];
    const after = fieldCells(name, item, decimals);
    return SHEET_FIELDS[name].columns.filter((_, at) => (before[at] ?? '') !== after[at]);
  });
}

/**
 * The stock that a row sets: of a new item, of a new variation, and of everything if the operator requests it. All
 * other stock is changed only by orders, however old the sheet is.
 */
export function stockToSet(
  { standing, said }: DecidedRow,
  itemId: string,
  setStock: boolean,
): readonly SheetStock[] {
  const keys = Object.keys({ ...said.stock, ...said.dailyStock });
  return keys.flatMap((variation) => {
    const before = standing && !isNewVariation(standing.item, variation) ? standing.item : undefined;
    if (before && !setStock) return [];
    const daily = (said.dailyStock ?? standing?.item.dailyStock)?.[variation] ?? null;
    const stock = said.stock?.[variation] ?? (before ? null : (daily ?? 0));
    const same = before && saysWhatIs(before, variation, { stock, daily });
    return same ? [] : [{ item_id: itemId, variation, stock, daily_stock: daily }];
  });
}

function saysWhatIs(
  before: SheetItem,
  variation: string,
  said: { readonly stock: number | null; readonly daily: number | null },
): boolean {
  const staysLeft = said.stock === null || before.stock[variation] === said.stock;
  return staysLeft && (before.dailyStock[variation] ?? null) === said.daily;
}

function isNewVariation({ variations }: SheetItem, variation: string): boolean {
  return variation !== '' && !variations.some(({ type }) => type === variation);
}
