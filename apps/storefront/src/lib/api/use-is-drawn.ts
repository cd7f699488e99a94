import { useCallback, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/**
 * Whether the component is still mounted, and on the page that the address names: an answer that arrives later has
 * nothing to show itself in. During a navigation the address changes before the next page is rendered.
 */
export function useIsDrawn(): () => boolean {
  const { pathname } = useLocation();
  const drawnAt = useRef<string | null>(null);
  useEffect(() => {
    drawnAt.current = pathname;
    return () => {
      drawnAt.current = null;
    };
  }, [pathname]);
  return useCallback(() => drawnAt.current === location.pathname, []);
}
