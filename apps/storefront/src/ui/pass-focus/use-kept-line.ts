import { type FocusEvent, useState } from 'react';
import { useKeptFocus } from './use-kept-focus.ts';

const idOf = (row: Element | null | undefined): string | undefined =>
  (row as HTMLElement | null | undefined)?.dataset['line'];

/** A line, the next one and the one before: the first of them that is there takes the focus. */
function nearOf(target: Element): (string | undefined)[] {
  const row = target.closest('[data-line]');
  return [row, row?.nextElementSibling, row?.previousElementSibling].map(idOf);
}

/**
 * Keeps the focus at the line of a cart whose pressed button is gone, or where that is taken off, at the one in its
 * place. Lines bear their id, as `data-line`.
 * @param otherwise finds what takes it where no line is left, as for {@link useKeptFocus}
 */
export function useKeptLine(lines: readonly { readonly id: string }[], otherwise?: string) {
  const [near, setNear] = useState<readonly (string | undefined)[]>([]);
  const at = near.find((id) => lines.some((line) => line.id === id));
  const { onFocus, ...kept } = useKeptFocus<HTMLDivElement>(
    at === undefined ? otherwise : `[data-line="${at}"] button:enabled`,
  );
  return {
    ...kept,
    onFocus: (event: FocusEvent<HTMLElement>): void => {
      setNear(nearOf(event.target));
      onFocus(event);
    },
  };
}
