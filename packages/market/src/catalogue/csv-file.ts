import { isUtf8 } from 'node:buffer';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CsvError, parse } from 'csv-parse/sync';

/** A row that was not taken, and why; the dry run prints these. */
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

type RawRecord = { record: string[]; info: { lines: number } };

/** The columns a file has: those of `needed`, and of `also` as many as its rows have something to say in. */
export type Columns = { needed: readonly string[]; also?: readonly string[] };

/** Reads one CSV file (UTF-8, comma, header first). A file that cannot be read as such is rejected whole. */
export function readCsvFile(folder: string, file: string, columns: Columns): CsvFile {
  const path = join(folder, file);
  if (!existsSync(path)) return refuseFile(file, 1, 'the file is missing');
  const bytes = readBytes(path);
  if (typeof bytes === 'string') return refuseFile(file, 1, `the file cannot be read (${bytes})`);
  // A spreadsheet saves in the machine's own letters unless it is told otherwise: names would be taken with signs missing.
  if (!isUtf8(bytes)) return refuseFile(file, 1, "the file is not in UTF-8: save it as 'CSV UTF-8'");
  const records = parseRecords(bytes.toString('utf8'));
  if ('reason' in records) return refuseFile(file, records.line, records.reason);
  const [header, ...body] = records.list;
  if (!header) return refuseFile(file, 1, 'the file is empty');
  const problem = headerProblem(header.record, columns);
  return problem ? refuseFile(file, 1, problem) : takeRows(file, header.record, body);
}

/** Or the code of why not: a folder, or another account's. */
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

function parseRecords(text: string): { list: RawRecord[] } | { line: number; reason: string } {
  try {
    const list = parse(text, {
      bom: true,
      info: true,
      relax_column_count: true,
      skip_empty_lines: true,
      trim: true,
    });
    return { list: list as unknown as RawRecord[] };
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    return { line: Number(error.lines ?? 1), reason: `not readable as CSV: ${error.message}` };
  }
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

function takeRows(file: string, header: readonly string[], body: readonly RawRecord[]): CsvFile {
  const rows: CsvRow[] = [];
  const rejected: RejectedRow[] = [];
  for (const { record, info } of body) {
    if (record.length === header.length) {
      rows.push({
        file,
        line: info.lines,
        cells: Object.fromEntries(header.map((name, at) => [name, record[at] ?? ''])),
      });
    } else {
      rejected.push({
        file,
        line: info.lines,
        reason: `${record.length} cells where the header has ${header.length}`,
      });
    }
  }
  return { rows, rejected };
}
