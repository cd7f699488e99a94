import { type FocusEvent, type RefObject, useLayoutEffect, useRef } from 'react';

interface KeptFocus<Place extends HTMLElement> {
  readonly ref: RefObject<Place | null>;
  readonly onFocus: (event: FocusEvent<HTMLElement>) => void;
  readonly onBlur: (event: FocusEvent<HTMLElement>) => void;
}

/** Where the focus goes instead of an element inside these. */
const places = new WeakMap<Element, () => HTMLElement | undefined>();

/** Finds what takes the focus once an element is gone, if it is inside a {@link useKeptFocus}; call it while it exists. */
export function keptFocusOf(element: Element | null): (() => HTMLElement | undefined) | undefined {
  for (let one = element; one; one = one.parentElement) {
    const place = one;
    // Asked once it is gone: what then takes the focus may be another than now.
    if (places.has(place)) return () => places.get(place)?.();
  }
  return undefined;
}

let kept: HTMLElement | undefined;

/** Whether an element has the focus because another one is gone: nobody has moved on to it. */
export const isKept = (element: Element): boolean => element === kept;

// What is busy comes back; what only says that it cannot be pressed keeps the focus if there is nothing else.
const canHaveFocus = (one: Element): boolean =>
  one.isConnected && !one.matches(':disabled, [aria-disabled]:not([aria-busy])');

/**
 * Keeps the focus when a pressed element is removed, replaced (such as 'Add' by a stepper) or disabled by reaching a
 * limit: it would go to the top of the page or window, so it goes to what is there instead. Spread over an element
 * that contains both.
 * @param to finds that element; by default the last button, which deletes nothing when pressed once more
 */
export function useKeptFocus<Place extends HTMLElement>(to = 'button:enabled'): KeptFocus<Place> {
  const ref = useRef<Place>(null);
  const last = useRef<Element | null>(null);
  const nearest = useRef<ReturnType<typeof keptFocusOf>>(undefined);
  const find = (): HTMLElement | undefined =>
    [...(ref.current?.querySelectorAll<HTMLElement>(to) ?? [])].at(-1);
  // If the focus came before the page's code, no event reached it.
  useLayoutEffect(() => {
    const { activeElement: here } = document;
    if (ref.current?.contains(here)) last.current = here;
  }, []);
  useLayoutEffect(() => {
    if (ref.current) places.set(ref.current, find);
    const { activeElement: here, body } = document;
    if (last.current === null || canHaveFocus(last.current)) return;
    // Some browsers take the focus at once, others when they render.
    if (here === body || here === last.current) {
      kept = nearest.current?.() ?? find();
      kept?.focus();
    } else last.current = null;
  });
  return {
    ref,
    onFocus: ({ target }) => {
      last.current = target;
      // A place inside this one that is not rendered anew, when something is gone from it, finds nothing by itself.
      nearest.current = keptFocusOf(target);
    },
    // An element that is removed or disabled may also fire a blur event.
    onBlur: ({ target }) => {
      if (canHaveFocus(target)) last.current = null;
    },
  };
}
