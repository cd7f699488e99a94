import { useLayoutEffect, useRef } from 'react';
import { pageStart } from '../../lib/view/page-start.ts';

/** Where the focus goes from a window that has led to another page: what had opened it may still stand there, far from it. */
export function useNextPage(open: boolean): () => HTMLElement | null {
  const openedOn = useRef('');
  useLayoutEffect(() => {
    if (open) openedOn.current = location.pathname;
  }, [open]);
  return () => (openedOn.current === location.pathname ? null : pageStart());
}
