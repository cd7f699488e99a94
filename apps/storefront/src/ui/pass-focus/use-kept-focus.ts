import { type FocusEvent, type RefObject, useLayoutEffect, useRef } from 'react';

interface KeptFocus<Place extends HTMLElement> {
  readonly ref: RefObject<Place | null>;
  readonly onFocus: (event: FocusEvent<HTMLElement>) => void;
  readonly onBlur: (event: FocusEvent<HTMLElement>) => void;
}

const canHaveFocus = (one: Element): boolean => one.isConnected && !one.matches(':disabled');

/**
 * Where what was pressed goes, with what it takes away or to make way for something else, such as 'Add' for a stepper, or
 * its press leads to a limit and disables it, the focus would go to the top of the page or window: what is there instead
 * has it. Spread over the element that both stand in.
 * @param to finds it; unless told it is the last button, which takes nothing away where it is pressed once more
 */
export function useKeptFocus<Place extends HTMLElement>(to = 'button:enabled'): KeptFocus<Place> {
  const ref = useRef<Place>(null);
  const last = useRef<Element | null>(null);
  // Where the focus came before the page's code had, nobody heard of it.
  useLayoutEffect(() => {
    const { activeElement: here } = document;
    if (ref.current?.contains(here)) last.current = here;
  }, []);
  useLayoutEffect(() => {
    const { activeElement: here, body } = document;
    if (last.current === null || canHaveFocus(last.current)) return;
    // Some browsers take the focus at once, others when they draw.
    if (here === body || here === last.current)
      [...(ref.current?.querySelectorAll<HTMLElement>(to) ?? [])].at(-1)?.focus();
    else last.current = null;
  });
  return {
    ref,
    onFocus: ({ target }) => {
      last.current = target;
    },
    // What is taken away or disabled may tell that it lost the focus, too.
    onBlur: ({ target }) => {
      if (canHaveFocus(target)) last.current = null;
    },
  };
}
