// The CSV room: bytes to records, as spreadsheets and editors of every system write them. It knows no column.
export { type CsvRecord, decodeCsv, readRecords } from './read-records.ts';
