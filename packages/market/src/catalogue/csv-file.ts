import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isKeepable } from '@promenade/domain/words';
import { type CsvRecord, decodeCsv, readRecords } from '../csv/index.ts';

/** A rejected row with the reason; the dry run prints these. */
export type RejectedRow = {
  /** Path inside the catalogue folder. */
  file: string;
  /** As an editor counts, the header being line 1. */
  line: number;
  reason: string;
};

/** One data row: cells by column name, trimmed. */
export type CsvRow = { file: string; line: number; cells: Readonly<Record<string, string>> };

export type CsvFile = { rows: CsvRow[]; rejected: RejectedRow[] };

/** The columns of a file: all of `needed`, and any of `also`. */
export type Columns = { needed: readonly string[]; also?: readonly string[] };

/** Reads one CSV file (UTF-8, comma, header first). An unreadable file is rejected as a whole. */
export function readCsvFile(folder: string, file: string, columns: Columns): CsvFile {
  const path = join(folder, file);
  if (!existsSync(path)) return refuseFile(file, 1, 'the file is missing');
  const bytes = readBytes(path);
  if (typeof bytes === 'string') return refuseFile(file, 1, `the file cannot be read (${bytes})`);
  // Spreadsheets save in the system's legacy encoding by default: read as UTF-8, names would lose characters.
  const text = decodeCsv(bytes);
  if (text === undefined) return refuseFile(file, 1, "the file is not in UTF-8: save it as 'CSV UTF-8'");
  const records = readRecords(text);
  if ('reason' in records) return refuseFile(file, records.line, records.reason);
  const [header, ...body] = records;
  if (!header) return refuseFile(file, 1, 'the file is empty');
  const problem = headerProblem(header.cells, columns);
  return problem ? refuseFile(file, 1, problem) : takeRows(file, header.cells, body);
}

/** The file's bytes, or the error code: a folder, or a file of another account. */
function readBytes(path: string): Buffer | string {
  try {
    return readFileSync(path);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code ?? (error as Error).message;
  }
}

function refuseFile(file: string, line: number, reason: string): CsvFile {
  return { rows: [], rejected: [{ file, line, reason }] };
}

function headerProblem(header: readonly string[], { needed, also = [] }: Columns): string | undefined {
  const [only = ''] = header.length === 1 ? header : [];
  if (only.includes(';')) return 'cells are divided by semicolons, not by commas';
  if (only.includes('\t')) return 'cells are divided by tabs, not by commas';
  const double = header.find((column, at) => header.indexOf(column) !== at);
  if (double !== undefined) return `the column ${double} is there twice`;
  const missing = needed.filter((column) => !header.includes(column));
  if (missing.length > 0) return `missing columns: ${missing.join(', ')}`;
  const unknown = header.filter((column) => !needed.includes(column) && !also.includes(column));
  if (unknown.length > 0) return `unknown columns: ${unknown.join(', ')}`;
  return undefined;
}

function takeRows(file: string, header: readonly string[], body: readonly CsvRecord[]): CsvFile {
  const taken: CsvFile = { rows: [], rejected: [] };
  for (const { line, cells } of body) {
    const reason = rowProblem(header, cells);
    if (reason === undefined) taken.rows.push({ file, line, cells: byColumn(header, cells) });
    else taken.rejected.push({ file, line, reason });
  }
  return taken;
}

function rowProblem(header: readonly string[], cells: readonly string[]): string | undefined {
  if (cells.length !== header.length) return `${cells.length} cells where the header has ${header.length}`;
  const unkept = header.find((_, at) => !isKeepable(cells[at] ?? ''));
  return unkept === undefined ? undefined : `${unkept} holds a character that no text has`;
}

function byColumn(header: readonly string[], cells: readonly string[]): CsvRow['cells'] {
  return Object.fromEntries(header.map((name, at) => [name, cells[at] ?? '']));
}
