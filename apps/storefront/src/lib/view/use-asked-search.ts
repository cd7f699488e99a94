import { useContext } from 'react';
import { type Location, UNSAFE_DataRouterContext, useLocation, useNavigation } from 'react-router';

const askedOf = ({ pathname, search }: Location, next: Location | undefined): URLSearchParams =>
  new URLSearchParams(next?.pathname === pathname ? next.search : search);

/** The query requested last: on a slow line a second filter is added to the first, which is still loading. */
export function useAskedSearch(): URLSearchParams {
  const { location: next } = useNavigation();
  return askedOf(useLocation(), next);
}

/** For event handlers: the same, at this moment. What was just pressed is loading before React has rendered it. */
export function useAskedNow(): () => URLSearchParams {
  const router = useContext(UNSAFE_DataRouterContext)?.router;
  const drawn = useAskedSearch();
  return () => (router ? askedOf(router.state.location, router.state.navigation.location) : drawn);
}
