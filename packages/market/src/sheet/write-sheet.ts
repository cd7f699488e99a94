import { FIELD_NAMES, fieldCells, SHEET_COLUMNS } from './sheet-fields.ts';
import type { SheetItem } from './sheet-item.ts';

/** Spreadsheets recognise UTF-8 only by the byte order mark. */
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

/**
 * Text that a spreadsheet would execute as a formula, or that already looks like our guard against it (OWASP, CSV
 * Injection: some skip a leading tab or line end).
 */
const FORMULA = /^'*[=+\-@\t\r\n]/;

/** A cell in CSV (RFC 4180): quoted if necessary, and guarded against formula injection. */
export function csvCell(cell: string): string {
  const formula = FORMULA.test(cell);
  if (!formula && !/[",;\n\r\t]/.test(cell)) return cell;
  return `"${(formula ? `'${cell}` : cell).replaceAll('"', '""')}"`;
}

/** The cell without its guard. */
export function withoutGuard(cell: string): string {
  return cell.startsWith("'") && FORMULA.test(cell) ? cell.slice(1) : cell;
}
