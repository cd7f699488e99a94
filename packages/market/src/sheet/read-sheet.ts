import { isKeepable } from '@promenade/domain/words';
import { type CsvRecord, decodeCsv, readRecords } from '../csv/index.ts';
import { FIELD_NAMES, type FieldName, SHEET_COLUMNS, SHEET_FIELDS } from './sheet-fields.ts';
import type { SheetItem } from './sheet-item.ts';
import { withoutGuard } from './write-sheet.ts';

/** A sheet that cannot be read at all; the message tells its author why. */
export class SheetProblem extends Error {
  constructor(sentence: string) {
    super(sentence);
    this.name = 'SheetProblem';
  }
}

/** A row as read: the fields of an item for which the sheet has columns. */
export type SheetRow = { line: number; values: Partial<SheetItem> };

export type RejectedSheetRow = { line: number; reason: string };

export type Sheet = {
  rows: readonly SheetRow[];
  rejected: readonly RejectedSheetRow[];
  /** The fields that the sheet has columns for. */
  fields: readonly FieldName[];
};

/** Larger sheets would not fit into memory besides the market. */
export const SHEET_LIMITS = { bytes: 64 * 1024 * 1024, rows: 100_000, cellLength: 20_000 };

/**
 * Reads a sheet: UTF-8 with or without a byte order mark, commas or semicolons, any line ends, line breaks in quotes.
 * @throws SheetProblem if it is not a valid sheet
 */
export function readSheet(bytes: Uint8Array, decimals: number): Sheet {
  if (bytes.length > SHEET_LIMITS.bytes)
    throw new SheetProblem(
      `The file is larger than ${SHEET_LIMITS.bytes / 1024 / 1024} MB: cut it in parts.`,
    );
  const text = decodeCsv(bytes);
  if (text === undefined) throw new SheetProblem("The file is not in UTF-8: save it as 'CSV UTF-8'.");
  const records = readRecords(text, delimiterOf(text));
  if ('reason' in records) throw new SheetProblem(`Line ${records.line} is ${records.reason}`);
  const [header, ...body] = records;
  if (!header) throw new SheetProblem('The file is empty.');
  if (body.length > SHEET_LIMITS.rows)
    throw new SheetProblem(`The file has more than ${SHEET_LIMITS.rows} rows: cut it in parts.`);
  const columns = header.cells.map((cell) => cell.toLowerCase());
  const fields = knownFields(columns);
  const read = body.map((record) => readRecord(record, columns, fields, decimals));
  return {
    fields,
    rows: read.flatMap((row) => ('values' in row ? [row] : [])),
    rejected: read.flatMap((row) => ('reason' in row ? [row] : [])),
  };
}

/** The one that occurs more often in the header: no column's name contains either. */
function delimiterOf(text: string): ',' | ';' {
  const header = /^[^\n]*/.exec(text)?.[0] ?? '';
  return header.split(';').length > header.split(',').length ? ';' : ',';
}

/** @throws SheetProblem for unknown or duplicate columns, and for incomplete groups of columns */
function knownFields(columns: readonly string[]): FieldName[] {
  if (columns.length === 1 && columns[0]?.includes('\t'))
    throw new SheetProblem("Cells are divided by tabs: save the file as 'CSV UTF-8'.");
  const unknown = columns.filter((column) => !SHEET_COLUMNS.includes(column));
  if (unknown.length > 0) throw new SheetProblem(`There are no such columns: ${unknown.join(', ')}.`);
  const double = columns.find((column, at) => columns.indexOf(column) !== at);
  if (double !== undefined) throw new SheetProblem(`The column ${double} is there twice.`);
  const fields = FIELD_NAMES.filter((name) =>
    SHEET_FIELDS[name].columns.some((column) => columns.includes(column)),
  );
  const missing = fields
    .flatMap((name) => SHEET_FIELDS[name].columns)
    .filter((column) => !columns.includes(column));
  if (missing.length > 0)
    throw new SheetProblem(`Columns that belong together are not all there: ${missing.join(', ')}.`);
  if (!fields.includes('sourceKey') && !fields.includes('slug'))
    throw new SheetProblem('The column source_key or slug must say which item a row means.');
  return fields;
}

function readRecord(
  { line, cells }: CsvRecord,
  columns: readonly string[],
  fields: readonly FieldName[],
  decimals: number,
): SheetRow | RejectedSheetRow {
  if (cells.length !== columns.length)
    return { line, reason: `${cells.length} cells where the header has ${columns.length}` };
  const problems = cells.flatMap((cell, at) => cellProblem(cell, columns[at] ?? ''));
  if (problems.length > 0) return { line, reason: problems.join('; ') };
  const byColumn = new Map(columns.map((column, at) => [column, withoutGuard(cells[at] ?? '')]));
  const row = { decimals, note: (problem: string) => void problems.push(problem) };
  const values = Object.fromEntries(
    fields.map((name) => [
      name,
      SHEET_FIELDS[name].read(
        SHEET_FIELDS[name].columns.map((column) => byColumn.get(column) ?? ''),
        row,
      ),
    ]),
  ) as Partial<SheetItem>;
  return problems.length > 0 ? { line, reason: problems.join('; ') } : { line, values };
}

function cellProblem(cell: string, column: string): string[] {
  if (cell.length > SHEET_LIMITS.cellLength)
    return [`${column} has ${cell.length} characters, ${SHEET_LIMITS.cellLength} are the most`];
  return isKeepable(cell) ? [] : [`${column} holds a character that no text has`];
}
