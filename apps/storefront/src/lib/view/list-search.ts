import { pagesParameter, viewParameter } from './view-parameters.ts';

// 1,200 cards are more than anybody scrolls through.
const mostPages = 100;

/** How many pages of a list an address shows; invalid values mean one. */
export function pagesShown(search: URLSearchParams): number {
  const pages = Math.trunc(Number(search.get(pagesParameter)));
  return Math.min(Math.max(pages || 1, 1), mostPages);
}

/** Changes to an address; null removes a parameter. */
export type Changes = Readonly<Record<string, string | null>>;

/** An address's query with changes: a changed list starts at its first page, with nothing over it. */
export function listSearch(search: URLSearchParams, changes: Changes): URLSearchParams {
  const next = new URLSearchParams(search);
  for (const [name, value] of Object.entries({ [pagesParameter]: null, [viewParameter]: null, ...changes })) {
    if (value === null) next.delete(name);
    else next.set(name, value);
  }
  return next;
}
