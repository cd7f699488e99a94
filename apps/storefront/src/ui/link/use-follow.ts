import { useNavigate } from 'react-router';

/** How a page is gone to. */
export interface FollowOptions {
  /** It takes the place of this page in the history. */
  readonly replace?: boolean;
  /** What is seen of the page stays where one has scrolled to. */
  readonly preventScrollReset?: boolean;
}

/** Goes to a whole path of this market; where one is already is no further step to go back over. */
export function useFollow(): (to: string, options?: FollowOptions) => void {
  const navigate = useNavigate();
  return (to, { replace = false, ...rest } = {}) => {
    const isHere = new URL(to, location.href).href === location.href;
    void navigate(to, { ...rest, replace: replace || isHere });
  };
}
