import { useLayoutEffect } from 'react';
import { pageStart } from './page-start.ts';

/** Content that replaces a page under the same address is shown from its top, however far the page was scrolled. */
export function useFromTop(): void {
  useLayoutEffect(() => {
    // Some browsers return a promise, which an effect must not return.
    scrollTo(0, 0);
  }, []);
}

/** The same of what replaces a pressed button with its page: that would leave a keyboard nowhere. */
export function useStartAnew(): void {
  useFromTop();
  useLayoutEffect(() => pageStart()?.focus({ preventScroll: true }), []);
}
