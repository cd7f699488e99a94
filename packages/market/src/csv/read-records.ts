import { CsvError, parse } from 'csv-parse/sync';

/** A record, and the line in which it begins, as an editor counts. */
export type CsvRecord = { line: number; cells: string[] };

/** Why a text is not valid CSV. */
export type CsvFault = { line: number; reason: string };

/** A file's text with normalised line ends and without a byte order mark. Undefined if it is not UTF-8. */
export function decodeCsv(bytes: Uint8Array): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes).replace(/\r\n?/g, '\n');
  } catch {
    return undefined;
  }
}

/** Records with trimmed cells, including line breaks in quotes; empty rows left by a spreadsheet are skipped. */
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
      // The parser reports the line in which a record ends.
      const within = record.reduce((sum, cell) => sum + cell.split('\n').length - 1, 0);
      return { line: info.lines - within, cells: record.map((cell) => cell.trim()) };
    });
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    return { line: Number(error.lines ?? 1), reason: `not readable as CSV: ${error.message}` };
  }
}
