import { type RefObject, useEffect, useRef } from 'react';

/** A new step starts in its first field; the first step leaves the focus to the window. */
export function useFocusOnChange(step: string): RefObject<HTMLDivElement | null> {
  const content = useRef<HTMLDivElement>(null);
  const before = useRef(step);
  useEffect(() => {
    const isFirst = before.current === 'closed' || step === 'closed' || before.current === step;
    before.current = step;
    if (!isFirst) content.current?.querySelector<HTMLElement>('input, button')?.focus();
  }, [step]);
  return content;
}
