import { useLocation, useNavigation } from 'react-router';
import { changedSearch } from './list-filters.ts';

/** Whether a change of this list's filters is loading: the list shown no longer matches them. */
export function useFiltering(): boolean {
  const { pathname, search } = useLocation();
  const { location: next } = useNavigation();
  if (!next || next.pathname !== pathname) return false;
  const withoutPages = (text: string) => changedSearch(new URLSearchParams(text), {});
  return withoutPages(next.search) !== withoutPages(search);
}
