import { type FocusEvent, useState } from 'react';
import { useKeptFocus } from '../../../ui/pass-focus/use-kept-focus.ts';

const idOf = (row: Element | null | undefined): string | undefined =>
  (row as HTMLElement | null | undefined)?.dataset['line'];

/** A line, the next one and the one before: the first of them that is there takes the focus. */
function nearOf(target: Element): (string | undefined)[] {
  const row = target.closest('[data-line]');
  return [row, row?.nextElementSibling, row?.previousElementSibling].map(idOf);
}

/** Keeps the focus at the line whose pressed button is gone, or where that is taken off, at the one in its place. */
export function useKeptLine(lines: readonly { readonly id: string }[]) {
  const [near, setNear] = useState<readonly (string | undefined)[]>([]);
  const at = near.find((id) => lines.some((line) => line.id === id));
  const { onFocus, ...kept } = useKeptFocus<HTMLDivElement>(
    at === undefined ? undefined : `[data-line="${at}"] button:enabled`,
  );
  return {
    ...kept,
    onFocus: (event: FocusEvent<HTMLElement>): void => {
      setNear(nearOf(event.target));
      onFocus(event);
    },
  };
}
