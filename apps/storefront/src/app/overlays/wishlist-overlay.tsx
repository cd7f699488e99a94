import { queryView } from '../../lib/api/query-view.tsx';
import { useView } from '../../lib/view/use-view.ts';
import { OnDemand } from '../../ui/lazy/on-demand.tsx';
import type { QuickAddViewProps } from './quick-add-view.tsx';

const View = queryView<{ readonly open: boolean }>(
  async () => (await import('../../features/wishlist/drawer/wishlist-drawer.tsx')).WishlistDrawer,
);
const QuickAdd = queryView<QuickAddViewProps>(
  async () => (await import('./quick-add-view.tsx')).QuickAddView,
);

/**
 * The wishlist's drawer, and the quick add it leads to (`?view=quick-add:…`); their code is loaded when they are
 * first opened.
 */
export function WishlistOverlay() {
  const { open } = useView('wishlist');
  const quick = useView('quick-add');
  return (
    <>
      <OnDemand view={View} props={{ open }} />
      <OnDemand view={QuickAdd} props={{ open: quick.open, slug: quick.open ? quick.subject : '' }} />
    </>
  );
}
