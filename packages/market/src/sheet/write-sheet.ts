import { FIELD_NAMES, fieldCells, SHEET_COLUMNS } from './sheet-fields.ts';
import type { SheetItem } from './sheet-item.ts';

/** Spreadsheets take a file for UTF-8 by its mark only. */
const BYTE_ORDER_MARK = '\uFEFF';
const LINE_END = '\r\n';

/** The sheet's first line. */
export function sheetHeader(): string {
  return BYTE_ORDER_MARK + SHEET_COLUMNS.join(',') + LINE_END;
}

/** One item's row. */
export function sheetRow(item: SheetItem, decimals: number): string {
  const cells = FIELD_NAMES.flatMap((name) => fieldCells(name, item, decimals));
  return cells.map(csvCell).join(',') + LINE_END;
}

/** What a spreadsheet would take for a formula, and what already looks like our guard against it. */
const FORMULA = /^'*[=+\-@]/;

/** A cell as it stands in a CSV file (RFC 4180): quoted where it has to be, and never a formula. */
export function csvCell(cell: string): string {
  const formula = FORMULA.test(cell);
  if (!formula && !/[",;\n\r\t]/.test(cell)) return cell;
  return `"${(formula ? `'${cell}` : cell).replaceAll('"', '""')}"`;
}

/** The cell as it was before it was guarded. */
export function withoutGuard(cell: string): string {
  return cell.startsWith("'") && FORMULA.test(cell) ? cell.slice(1) : cell;
}
