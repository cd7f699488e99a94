import { queryView } from '../../lib/api/query-view.tsx';
import { useView } from '../../lib/view/use-view.ts';
import { OnDemand } from '../../ui/lazy/on-demand.tsx';

const View = queryView<{ readonly open: boolean }>(
  async () => (await import('../../features/wishlist/drawer/wishlist-drawer.tsx')).WishlistDrawer,
);

/** The wishlist's drawer; its code loads when it is first opened. */
export function WishlistOverlay() {
  const { open } = useView('wishlist');
  return <OnDemand view={View} props={{ open }} />;
}
