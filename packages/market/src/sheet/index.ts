// The sheet room: items of stores as one CSV file for spreadsheets, and back. It knows columns and cells, but not
// which stores, categories and items exist.
export {
  readSheet,
  type RejectedSheetRow,
  type Sheet,
  SHEET_LIMITS,
  SheetProblem,
  type SheetRow,
} from './read-sheet.ts';
export { FIELD_NAMES, fieldCells, type FieldName, SHEET_FIELDS } from './sheet-fields.ts';
export type { ByVariation, SheetChoice, SheetItem, SheetTexts } from './sheet-item.ts';
export { csvCell, sheetHeader, sheetRow } from './write-sheet.ts';
