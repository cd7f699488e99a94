import type { Query } from '@promenade/contract/calls';

/** How stores may be sorted, the first by default. */
export const sorts = ['recommended', 'distance', 'rating', 'delivery_time'] as const;
export type Sort = (typeof sorts)[number];

/** What the rating filter asks for. */
export const goodRating = 4;

/** Stores or items on one page of a list. */
export const pageSize = 12;
// 2,400 cards are more than anybody scrolls through.
const mostPages = 100;

/** The filters of the store list, as the URL holds them. */
export interface Filters {
  readonly openNow: boolean;
  readonly freeDelivery: boolean;
  readonly wellRated: boolean;
  readonly sort: Sort;
  /** How many pages are shown, one under the other. */
  readonly pages: number;
}

/** What /home shows: the whole module, one category, all categories, or what was searched for (NAV-03). */
export type HomeView =
  | { readonly kind: 'overview' }
  | { readonly kind: 'category'; readonly id: string; readonly name: string }
  | { readonly kind: 'categories' }
  | { readonly kind: 'search'; readonly text: string };

export function readHomeView(search: URLSearchParams): HomeView {
  const asked = search.get('search');
  const id = search.get('id');
  const text = search.get('q')?.trim().slice(0, 120);
  if (asked === 'allCategories') return { kind: 'categories' };
  if (asked === 'category' && id) return { kind: 'category', id, name: search.get('name') ?? '' };
  return text ? { kind: 'search', text } : { kind: 'overview' };
}

export function readFilters(search: URLSearchParams): Filters {
  const pages = Math.trunc(Number(search.get('pages')));
  return {
    openNow: search.get('open_now') === '1',
    freeDelivery: search.get('free_delivery') === '1',
    wellRated: search.get('min_rating') !== null,
    sort: sorts.find((sort) => sort === search.get('sort')) ?? sorts[0],
    pages: Math.min(Math.max(pages || 1, 1), mostPages),
  };
}

export const isFiltered = ({ openNow, freeDelivery, wellRated }: Filters): boolean =>
  openNow || freeDelivery || wellRated;

/** The query of a store list; pages are added by the caller. */
export function storeQuery(filters: Filters, categoryId?: string): Query<'catalog.stores'> {
  return {
    ...(categoryId ? { category_id: categoryId } : {}),
    ...(filters.openNow ? { open_now: '1' as const } : {}),
    ...(filters.freeDelivery ? { free_delivery: '1' as const } : {}),
    ...(filters.wellRated ? { min_rating: goodRating } : {}),
    sort: filters.sort,
  };
}

/** The address's search with some of it changed (null takes away); a change of filter begins at the first page. */
export function changedSearch(
  search: URLSearchParams,
  changes: Readonly<Record<string, string | null>>,
): string {
  const next = new URLSearchParams(search);
  next.delete('pages');
  next.delete('view');
  for (const [name, value] of Object.entries(changes)) {
    if (value === null) next.delete(name);
    else next.set(name, value);
  }
  return `?${next}`;
}
