import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation } from 'react-router';

/** Calls back once another page is shown, as by Back: what is open in the frame around the pages is not of that one. */
export function useLeftPage(leave: () => void): void {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  const onLeft = useEffectEvent(leave);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    onLeft();
  }, [pathname]);
}
