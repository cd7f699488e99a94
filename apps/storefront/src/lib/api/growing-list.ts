import { infiniteQueryOptions } from '@tanstack/react-query';

/** Which page is asked for: the first one, or the one after a row of the page before. */
export interface GrowingPage {
  readonly limit: number;
  readonly cursor?: string;
}

/**
 * A list that grows at its start, page by page. The next page begins after the last row that was read, not at a number
 * of rows: something new since then would move a row of one page into the next, where it would stand once more.
 */
export function growingList<Page extends { readonly next_cursor: string | null }>(
  queryKey: readonly unknown[],
  limit: number,
  ask: (page: GrowingPage, signal: AbortSignal) => Promise<Page>,
) {
  return infiniteQueryOptions({
    queryKey,
    queryFn: ({ pageParam, signal }) =>
      ask(pageParam === null ? { limit } : { limit, cursor: pageParam }, signal),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next_cursor }) => next_cursor,
  });
}
