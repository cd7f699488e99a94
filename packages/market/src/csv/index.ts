// The CSV room: bytes to records, as written by spreadsheets and editors on any system. It knows no columns.
export { type CsvRecord, decodeCsv, readRecords } from './read-records.ts';
