import { useEffect } from 'react';
import { useView } from './use-view.ts';

/**
 * Closes a view that has nothing to show any more: what was done without an answer, or in another tab, removes the
 * content of its dialog and would leave the dialog's name in the address, to open by itself the next time there is
 * such content.
 */
export function useLeftView(name: string, isOver: boolean): void {
  const { open, hide } = useView(name);
  useEffect(() => {
    if (open && isOver) hide();
  }, [open, isOver, hide]);
}
