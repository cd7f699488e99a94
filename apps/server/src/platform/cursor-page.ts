/** A page of a list that grows at its head, as it was asked for. */
export interface CursorPage {
  readonly limit: number;
  /** 1-based; counts only without a cursor. */
  readonly offset: number;
  /** Id of the last row that was answered; nothing new can come behind it. */
  readonly cursor?: string | undefined;
}

/** How many rows go before the page, of those behind its cursor. */
export const skipOf = ({ limit, offset, cursor }: CursorPage): number =>
  cursor === undefined ? (offset - 1) * limit : 0;

/** What the next page is asked with; null where there is none. */
export function nextCursor(rows: readonly { readonly id: string }[], { limit }: CursorPage): string | null {
  return rows.length < limit ? null : (rows.at(-1)?.id ?? null);
}
