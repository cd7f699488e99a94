import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { pageStart } from '../../lib/view/page-start.ts';
import { pageAt } from '../../lib/view/view-parameters.ts';

/**
 * A link or a form goes with the page it stood on, and the focus with it: the next page's heading takes it, so that a
 * keyboard goes on from there and a reader hears where it has come to. A list that goes on has gone nowhere.
 */
export function useArrivalFocus(): void {
  const page = pageAt(useLocation());
  const last = useRef(page);
  useEffect(() => {
    if (last.current === page) return;
    last.current = page;
    if (document.activeElement !== document.body) return;
    pageStart()?.focus({ preventScroll: true });
  }, [page]);
}
