import { useLocation, useNavigation } from 'react-router';
import { changedSearch } from './list-filters.ts';

/** Whether other filters of this list are on their way: the list that is shown no longer answers the question. */
export function useFiltering(): boolean {
  const { pathname, search } = useLocation();
  const { location: next } = useNavigation();
  if (!next || next.pathname !== pathname) return false;
  const withoutPages = (text: string) => changedSearch(new URLSearchParams(text), {});
  return withoutPages(next.search) !== withoutPages(search);
}
