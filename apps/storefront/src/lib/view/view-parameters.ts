import type { ShouldRevalidateFunctionArgs } from 'react-router';

/** Names the open drawer or dialog in the URL. */
export const viewParameter = 'view';

/** The number of pages of a list shown, in the URL. */
export const pagesParameter = 'pages';

interface Address {
  readonly pathname: string;
  readonly search: string;
}

function without({ pathname, search }: Address, parameters: readonly string[]): string {
  const query = new URLSearchParams(search);
  for (const parameter of parameters) query.delete(parameter);
  return query.size > 0 ? `${pathname}?${query}` : pathname;
}

/** What is shown at an address, apart from what opens over it. */
export const withoutView = (address: Address): string => without(address, [viewParameter]);

/** The page at an address: the same whatever opens over it, and however many pages of its list are shown. */
export const pageAt = (address: Address): string => without(address, [viewParameter, pagesParameter]);

/**
 * A route's `shouldRevalidate`: opening or closing a drawer changes the URL but not the page's data. `export {
 * shouldRevalidatePage as shouldRevalidate } from '…/lib/view/view-parameters.ts'`.
 */
export function shouldRevalidatePage({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  return withoutView(currentUrl) !== withoutView(nextUrl) && defaultShouldRevalidate;
}
