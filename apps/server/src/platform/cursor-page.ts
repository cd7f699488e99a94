/** The requested page of a list that grows at its start. */
export interface CursorPage {
  readonly limit: number;
  /** Page number, from 1; ignored with a cursor. */
  readonly offset: number;
  /** Id of the last row of the previous page; new rows never come after it. */
  readonly cursor?: string | undefined;
}

/** Number of rows to skip, after the cursor. */
export const skipOf = ({ limit, offset, cursor }: CursorPage): number =>
  cursor === undefined ? (offset - 1) * limit : 0;

/** The cursor of the next page; null on the last one. */
export function nextCursor(rows: readonly { readonly id: string }[], { limit }: CursorPage): string | null {
  return rows.length < limit ? null : (rows.at(-1)?.id ?? null);
}
