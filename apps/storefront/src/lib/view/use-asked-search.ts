import { useLocation, useNavigation } from 'react-router';

/** What of this page was asked for last: on a slow line a second filter is added to the first, which is on its way. */
export function useAskedSearch(): URLSearchParams {
  const { pathname, search } = useLocation();
  const { location: next } = useNavigation();
  return new URLSearchParams(next?.pathname === pathname ? next.search : search);
}
