import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';

// Close enough to an end: some lines, since nobody scrolls to the pixel.
const nearPixels = 48;

const isNearEnd = (box: HTMLElement): boolean =>
  box.scrollHeight - box.scrollTop - box.clientHeight < nearPixels;

/** Scrolls the box only: `scrollIntoView` would scroll the page too. */
function bringToMiddle(box: HTMLElement, inside: Element): void {
  const offset = inside.getBoundingClientRect().top - box.getBoundingClientRect().top;
  box.scrollTop += offset - box.clientHeight / 2;
}

interface Scrolled {
  /** The oldest and the newest rendered message: their changes tell where something was added. */
  readonly first: number;
  readonly last: string;
  /** Whether the newest is one's own: then it is scrolled to. */
  readonly isOwn: boolean;
  readonly onTop: () => void;
}

/**
 * Keeps what is read in place: at the end new messages push up, elsewhere they wait below, and earlier ones that are
 * added above move nothing.
 */
export function useScroll(box: RefObject<HTMLElement | null>, { first, last, isOwn, onTop }: Scrolled) {
  const [atEnd, setAtEnd] = useState(false);
  const before = useRef({ first, last: '', height: 0, atEnd: true });
  const toEnd = useCallback(() => {
    if (box.current) box.current.scrollTop = box.current.scrollHeight;
  }, [box]);
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    const was = before.current;
    const mark = was.last === '' ? element.querySelector('[data-unread-mark]') : null;
    if (mark) bringToMiddle(element, mark);
    else if (first < was.first) element.scrollTop += element.scrollHeight - was.height;
    else if (was.last !== last && (was.atEnd || isOwn || was.last === '')) toEnd();
    const isAtEnd = isNearEnd(element);
    before.current = { first, last, height: element.scrollHeight, atEnd: isAtEnd };
    setAtEnd(isAtEnd);
  }, [box, first, last, isOwn, toEnd]);
  // The field to write is below it: when that grows, the end stays visible for a reader at the end.
  useEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    const watch = new ResizeObserver(() => before.current.atEnd && toEnd());
    watch.observe(element);
    return () => watch.disconnect();
  }, [box, toEnd]);
  const onScroll = (): void => {
    const element = box.current;
    if (!element) return;
    const isAtEnd = isNearEnd(element);
    before.current = { ...before.current, atEnd: isAtEnd, height: element.scrollHeight };
    setAtEnd(isAtEnd);
    if (element.scrollTop < nearPixels && element.scrollHeight > element.clientHeight) onTop();
  };
  return { atEnd, toEnd, onScroll };
}
