import { useLayoutEffect } from 'react';

/** What takes a page's place under the same address is read from its top, however far the page was scrolled. */
export function useFromTop(): void {
  useLayoutEffect(() => {
    // Some browsers answer a promise, which no effect may give back.
    scrollTo(0, 0);
  }, []);
}
