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

/** Number of rows to read: one more than the page has, which tells whether another page follows. */
export const readOf = ({ limit }: CursorPage): number => limit + 1;

/** The rows of a page, and the cursor of the next; null on the last one. */
export interface Cut<Row> {
  readonly rows: readonly Row[];
  readonly nextCursor: string | null;
}

/** A page, and how many rows there are in all. */
export interface CountedPage<Row> extends Cut<Row> {
  readonly total: number;
}

/** Cuts a page from the rows that were read for it ({@link readOf}). */
export function cutPage<Row extends { readonly id: string }>(
  read: readonly Row[],
  { limit }: CursorPage,
): Cut<Row> {
  const rows = read.slice(0, limit);
  return { rows, nextCursor: read.length > limit ? (rows.at(-1)?.id ?? null) : null };
}
