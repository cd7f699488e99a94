import type { ShouldRevalidateFunctionArgs } from 'react-router';

/** Names the open drawer or dialog in the URL. */
export const viewParameter = 'view';

/** What is shown at an address, apart from what opens over it. */
export function withoutView({
  pathname,
  search,
}: {
  readonly pathname: string;
  readonly search: string;
}): string {
  const query = new URLSearchParams(search);
  query.delete(viewParameter);
  return query.size > 0 ? `${pathname}?${query}` : pathname;
}

/**
 * A route's `shouldRevalidate`: opening or closing a drawer changes the URL but not the page's data.
 * `export { shouldRevalidatePage as shouldRevalidate } from '…/lib/view/view-parameters.ts'`.
 */
export function shouldRevalidatePage({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  return withoutView(currentUrl) !== withoutView(nextUrl) && defaultShouldRevalidate;
}
