import { wallClockAt } from '@promenade/domain/hours';
import type { SheetRow } from '@promenade/market/sheet';
import { changed } from '../../../platform/caching/cache.ts';
import type { Ctx } from '../../../platform/context.ts';
import { inTransaction } from '../../../platform/database/transaction.ts';
import { categoriesTopic } from '../categories/known-categories.ts';
import { getMarket } from '../../settings/index.ts';
import { type DecidedRow, decideRow } from './decide-row.ts';
import type { SheetChange, SheetReport } from './sheet-report.ts';
import type { SheetMarket } from './sheet-surroundings.ts';
import { lockSheets, setSheetStock, type SheetStock } from './sheets.repo.ts';
import type { NumberedRow } from './write-sheet-rows.ts';

/** A sheet to bring in. */
export interface SheetWish {
  readonly bytes: Uint8Array;
  /** The store that all rows are of; absent where the sheet has a column for it. */
  readonly store?: string | undefined;
  readonly dryRun: boolean;
  /** Whether stock is set of items that stand already as well. */
  readonly setStock: boolean;
}

/**
 * Imports a sheet: all of it, or nothing if a row is rejected or on a dry run. Importing it again changes nothing: ids,
 * links and current stock are kept.
 * @throws SheetProblem if it is not a sheet
 */
export async function importSheet(ctx: Ctx, wish: SheetWish): Promise<SheetReport> {
  const [{ readSheet }, { readSurroundings }] = [
    await import('@promenade/market/sheet'),
    await import('./sheet-surroundings.ts'),
  ];
  const { settings } = await getMarket(ctx);
  const { decimals } = settings.currency;
  const sheet = readSheet(wish.bytes, decimals);
  const today = wallClockAt(ctx.clock.now(), settings.timeZone).date;
  return inTransaction(ctx, async (inner) => {
    await lockSheets(inner.db);
    const market = await readSurroundings(inner, sheet.rows, wish.store, today);
    const { decided, rejected } = decideRows(sheet.rows, wish.store, market);
    const changes = await changesOf(inner, decided, decimals, wish.setStock);
    const report = reportOf(changes, [...sheet.rejected, ...rejected], market);
    if (wish.dryRun || report.rejected.length > 0) return report;
    await writeChanges(inner, changes, market);
    await setSheetStock(
      inner.db,
      changes.flatMap(({ stock }) => stock),
      today,
    );
    await changed(inner, categoriesTopic);
    return report;
  });
}

/** A row with what it changes. */
interface RowChange extends NumberedRow {
  readonly columns: readonly string[];
  readonly stock: readonly SheetStock[];
}

function decideRows(
  rows: readonly SheetRow[],
  asked: string | undefined,
  market: SheetMarket,
): { readonly decided: DecidedRow[]; readonly rejected: { line: number; reason: string }[] } {
  const decided: DecidedRow[] = [];
  const rejected: { line: number; reason: string }[] = [];
  const lines = new Map<string, number>();
  for (const row of rows) {
    const decision = decideRow(row, asked, market);
    const earlier = 'reason' in decision ? undefined : namesOf(decision).find((name) => lines.has(name));
    if ('reason' in decision) rejected.push(decision);
    else if (earlier !== undefined)
      rejected.push({ line: row.line, reason: `line ${lines.get(earlier)} is of the same item` });
    else {
      decided.push(decision);
      for (const name of namesOf(decision)) lines.set(name, row.line);
    }
  }
  return { decided, rejected };
}

/** All that an item goes by: no two rows may share any. */
function namesOf({ standing, store, item }: DecidedRow): string[] {
  return [
    ...(standing ? [standing.id] : []),
    ...(item.sourceKey === null ? [] : [`${store.id} ${item.sourceKey}`]),
    ...(item.slug === null ? [] : [`link ${item.slug}`]),
  ];
}

async function changesOf(
  { ids }: Ctx,
  decided: readonly DecidedRow[],
  decimals: number,
  setStock: boolean,
): Promise<RowChange[]> {
  const { changedColumns, stockToSet } = await import('./sheet-changes.ts');
  return decided.map((row) => {
    const id = row.standing?.id ?? ids.next();
    return { ...row, id, columns: changedColumns(row, decimals), stock: stockToSet(row, id, setStock) };
  });
}

function reportOf(
  changes: readonly RowChange[],
  rejected: SheetReport['rejected'],
  { items }: SheetMarket,
): SheetReport {
  const toChange = ({ line, item, columns, stock }: RowChange): SheetChange => ({
    line,
    name: item.sourceKey ?? item.slug ?? '',
    columns: stock.length > 0 ? [...columns, 'stock'] : columns,
  });
  const changed = changes.filter((row) => row.standing && isChange(row));
  const standing = changes.filter((row) => row.standing);
  return {
    rejected: rejected.toSorted((one, other) => one.line - other.line),
    added: changes.filter((row) => !row.standing).map(toChange),
    changed: changed.map(toChange),
    left: standing.length - changed.length,
    unnamed: items.length - standing.length,
  };
}

function isChange({ columns, stock }: RowChange): boolean {
  return columns.length > 0 || stock.length > 0;
}

async function writeChanges(ctx: Ctx, changes: readonly RowChange[], market: SheetMarket): Promise<void> {
  const { writeSheetRows } = await import('./write-sheet-rows.ts');
  await writeSheetRows(
    ctx,
    changes.filter(({ standing, columns }) => !standing || columns.length > 0),
    market,
  );
}
