import { useCallback, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/**
 * Whether the part that asks is still drawn, and on the page that the address names: what comes later has nothing left to
 * show itself in. Between a step and the drawing of the next page the address is that one's already.
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
