import { CsvError, parse } from 'csv-parse/sync';

/** A record, and the line in which it begins, as an editor counts. */
export type CsvRecord = { line: number; cells: string[] };

/** Why a text is no CSV. */
export type CsvFault = { line: number; reason: string };

/** A file's text with normalised line ends and without a byte order mark. Undefined if it is not UTF-8. */
export function decodeCsv(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes).replace(/\r\n?/g, '\n');
  } catch {
    return undefined;
  }
}

/** Records with trimmed cells, line breaks in quotes included; what a spreadsheet leaves of an empty row is none. */
export function readRecords(text: string, delimiter: ',' | ';' = ','): CsvRecord[] | CsvFault {
  try {
    const records = parse(text, {
      delimiter,
      info: true,
      record_delimiter: '\n',
      relax_column_count: true,
      skip_empty_lines: true,
      skip_records_with_empty_values: true,
      trim: true,
    }) as unknown as { record: string[]; info: { lines: number } }[];
    return records.map(({ record, info }) => {
      // Reports the line in which a record ends.
      const within = record.reduce((sum, cell) => sum + cell.split('\n').length - 1, 0);
      return { line: info.lines - within, cells: record.map((cell) => cell.trim()) };
    });
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    return { line: Number(error.lines ?? 1), reason: `not readable as CSV: ${error.message}` };
  }
}
