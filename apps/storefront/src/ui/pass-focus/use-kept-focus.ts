import { type FocusEvent, type RefObject, useLayoutEffect, useRef } from 'react';

interface KeptFocus {
  readonly ref: RefObject<HTMLDivElement | null>;
  readonly onFocus: (event: FocusEvent<HTMLElement>) => void;
  readonly onBlur: (event: FocusEvent<HTMLElement>) => void;
}

/**
 * Where what was pressed makes way for something else, such as 'Add' for a stepper, the focus would go to the top of the
 * page: the last button that is there instead has it, which takes nothing away where it is pressed once more. Spread over
 * the element that both stand in.
 */
export function useKeptFocus(): KeptFocus {
  const ref = useRef<HTMLDivElement>(null);
  const last = useRef<HTMLElement | null>(null);
  useLayoutEffect(() => {
    if (last.current === null || last.current.isConnected) return;
    last.current = null;
    if (document.activeElement === document.body)
      [...(ref.current?.querySelectorAll<HTMLElement>('button:enabled') ?? [])].at(-1)?.focus();
  });
  return {
    ref,
    onFocus: ({ target }) => {
      last.current = target;
    },
    // What is taken away may tell that it lost the focus, too.
    onBlur: ({ target }) => {
      if (target.isConnected) last.current = null;
    },
  };
}
