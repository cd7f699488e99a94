import { useState } from 'react';
import { useView } from '../../../../lib/view/use-view.ts';

/** Which picture is enlarged. */
export interface Zoomed {
  readonly at: number | null;
  readonly show: (at: number) => void;
  readonly hide: () => void;
}

/** An item's page has the enlarged picture in its address, so that Back closes it (`?view=zoom:1`). */
export function usePageZoom(): Zoomed {
  const { open, subject, show, turn, hide } = useView('zoom');
  const number = Number.parseInt(subject, 10);
  return {
    at: open ? Math.max(0, (number || 1) - 1) : null,
    show: (at) => (open ? turn : show)(String(at + 1)),
    hide,
  };
}

/** A dialog keeps it in state: its address names the dialog. */
export function useDialogZoom(): Zoomed {
  const [at, setAt] = useState<number | null>(null);
  return { at, show: setAt, hide: () => setAt(null) };
}
