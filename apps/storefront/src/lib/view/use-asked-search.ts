import { useContext } from 'react';
import { type Location, UNSAFE_DataRouterContext, useLocation, useNavigation } from 'react-router';

const askedOf = ({ pathname, search }: Location, next: Location | undefined): URLSearchParams =>
  new URLSearchParams(next?.pathname === pathname ? next.search : search);

/** What of this page was asked for last: on a slow line a second filter is added to the first, which is on its way. */
export function useAskedSearch(): URLSearchParams {
  const { location: next } = useNavigation();
  return askedOf(useLocation(), next);
}

/** For presses: the same, of this moment. What was pressed just now is on its way before React has drawn it. */
export function useAskedNow(): () => URLSearchParams {
  const router = useContext(UNSAFE_DataRouterContext)?.router;
  const drawn = useAskedSearch();
  return () => (router ? askedOf(router.state.location, router.state.navigation.location) : drawn);
}
