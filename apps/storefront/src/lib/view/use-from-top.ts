import { useLayoutEffect } from 'react';

/** Content that replaces a page under the same address is shown from its top, however far the page was scrolled. */
export function useFromTop(): void {
  useLayoutEffect(() => {
    // Some browsers return a promise, which an effect must not return.
    scrollTo(0, 0);
  }, []);
}
