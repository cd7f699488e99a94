import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { pageStart } from '../../lib/view/page-start.ts';
import { pageAt } from '../../lib/view/view-parameters.ts';

/**
 * A link or form disappears with its page, and the focus with it: the next page's heading takes the focus, so that
 * keyboard users continue there and screen readers announce the page. A list that loads more is not a new page.
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
