import { cellsOf, type Cells } from './cells.ts';
import { type Columns, type CsvRow, readCsvFile, type RejectedRow } from './csv-file.ts';

/** The folder of a catalogue, and the rows rejected so far. */
export type Reading = { folder: string; decimals: number; rejected: RejectedRow[] };

/**
 * Reads a file into entries. A row is rejected with all its problems; a duplicate key is one of them.
 * @param identify an entry's unique key within its file, undefined if rows may repeat
 */
export function readEntries<T>(
  reading: Reading,
  file: string,
  columns: readonly string[] | Columns,
  toEntry: (cells: Cells) => T,
  identify?: (entry: T) => string,
): T[] {
  const { rows, rejected } = readCsvFile(
    reading.folder,
    file,
    'needed' in columns ? columns : { needed: columns },
  );
  reading.rejected.push(...rejected);
  const lines = new Map<string, number>();
  return rows.flatMap((row) => {
    const cells = cellsOf(row, reading.decimals);
    const entry = toEntry(cells);
    if (cells.problems.length === 0 && identify) noteRepetition(cells, lines, identify(entry), row);
    if (cells.problems.length === 0) return [entry];
    reading.rejected.push({ file, line: row.line, reason: cells.problems.join('; ') });
    return [];
  });
}

function noteRepetition(cells: Cells, lines: Map<string, number>, key: string, row: CsvRow): void {
  const earlier = lines.get(key);
  if (earlier !== undefined) cells.problems.push(`'${key}' stands in line ${earlier} already`);
  else lines.set(key, row.line);
}

/** The keys of a file's rows, valid or not: references to them can be checked before the rows are read. */
export function keysIn({ folder }: Reading, file: string, columns: readonly string[]): ReadonlySet<string> {
  return new Set(readCsvFile(folder, file, { needed: columns }).rows.map(({ cells }) => cells['key'] ?? ''));
}

/** Reports every unknown name, so that the row is rejected. */
export function mustKnow(
  cells: Cells,
  column: string,
  names: readonly string[],
  isKnown: (name: string) => boolean,
): void {
  for (const name of names) if (!isKnown(name)) cells.problems.push(`${column} '${name}' is not known`);
}
