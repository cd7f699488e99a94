import { useLayoutEffect, useRef } from 'react';
import { pageStart } from '../../lib/view/page-start.ts';

/**
 * Where the focus goes after a window has led to another page: the element that opened it may still exist there, far
 * from the new content.
 */
export function useNextPage(open: boolean): () => HTMLElement | null {
  const openedOn = useRef('');
  useLayoutEffect(() => {
    if (open) openedOn.current = location.pathname;
  }, [open]);
  return () => (openedOn.current === location.pathname ? null : pageStart());
}
