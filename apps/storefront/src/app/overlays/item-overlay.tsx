import { queryView } from '../../lib/api/query-view.tsx';
import { useView } from '../../lib/view/use-view.ts';
import { preloadDialog } from '../../ui/dialog/dialog.tsx';
import { OnDemand } from '../../ui/lazy/on-demand.tsx';
import type { ItemOverlayProps } from './item-overlay-view.tsx';

const load = async () => (await import('./item-overlay-view.tsx')).ItemOverlayView;
const View = queryView<ItemOverlayProps>(load);

/** Prefetches the dialog's code, for example when the pointer comes near a card. */
export function preloadItemOverlay(): void {
  // If it fails to load, it is requested again when needed.
  for (const ahead of [load(), import('../../lib/api/queries.tsx')]) ahead.catch(() => undefined);
  preloadDialog();
}

/** The item dialog, for an item (`?view=item:…`) or for a line of the cart (`?view=line:…`). */
export function ItemOverlay() {
  const item = useView('item');
  const line = useView('line');
  const open = item.open || line.open;
  return (
    <OnDemand
      view={View}
      props={{ open, item: item.open ? item.subject : '', line: line.open ? line.subject : '' }}
    />
  );
}
