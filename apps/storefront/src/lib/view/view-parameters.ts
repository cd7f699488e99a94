import type { ShouldRevalidateFunctionArgs } from 'react-router';

/** Names the open drawer or dialog in the URL. */
export const viewParameter = 'view';

const withoutView = (url: URL): string => {
  const search = new URLSearchParams(url.search);
  search.delete(viewParameter);
  return `${url.pathname}?${search}`;
};

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
