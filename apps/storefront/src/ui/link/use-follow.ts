import { useNavigate } from 'react-router';

/** How a page is gone to. */
export interface FollowOptions {
  /** Replaces this page in the history. */
  readonly replace?: boolean;
  /** Keeps the scroll position of the page. */
  readonly preventScrollReset?: boolean;
}

/** Navigates to an absolute path of this market; navigating to the current one adds no entry to the history. */
export function useFollow(): (to: string, options?: FollowOptions) => void {
  const navigate = useNavigate();
  return (to, { replace = false, ...rest } = {}) => {
    const isHere = new URL(to, location.href).href === location.href;
    void navigate(to, { ...rest, replace: replace || isHere });
  };
}
