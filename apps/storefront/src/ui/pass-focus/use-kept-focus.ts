import { type FocusEvent, type RefObject, useLayoutEffect, useRef } from 'react';

interface KeptFocus<Place extends HTMLElement> {
  readonly ref: RefObject<Place | null>;
  readonly onFocus: (event: FocusEvent<HTMLElement>) => void;
  readonly onBlur: (event: FocusEvent<HTMLElement>) => void;
}

const canHaveFocus = (one: Element): boolean => one.isConnected && !one.matches(':disabled');

/**
 * Keeps the focus when a pressed element is removed, replaced (such as 'Add' by a stepper) or disabled by reaching a
 * limit: it would go to the top of the page or window, so it goes to what is there instead. Spread over an element
 * that contains both.
 * @param to finds that element; by default the last button, which deletes nothing when pressed once more
 */
export function useKeptFocus<Place extends HTMLElement>(to = 'button:enabled'): KeptFocus<Place> {
  const ref = useRef<Place>(null);
  const last = useRef<Element | null>(null);
  // If the focus came before the page's code, no event reached it.
  useLayoutEffect(() => {
    const { activeElement: here } = document;
    if (ref.current?.contains(here)) last.current = here;
  }, []);
  useLayoutEffect(() => {
    const { activeElement: here, body } = document;
    if (last.current === null || canHaveFocus(last.current)) return;
    // Some browsers take the focus at once, others when they render.
    if (here === body || here === last.current)
      [...(ref.current?.querySelectorAll<HTMLElement>(to) ?? [])].at(-1)?.focus();
    else last.current = null;
  });
  return {
    ref,
    onFocus: ({ target }) => {
      last.current = target;
    },
    // An element that is removed or disabled may also fire a blur event.
    onBlur: ({ target }) => {
      if (canHaveFocus(target)) last.current = null;
    },
  };
}
