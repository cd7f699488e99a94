import { useView } from '../../lib/view/use-view.ts';
import { lazyView, OnDemand } from '../../ui/lazy/on-demand.tsx';

interface Shown {
  readonly open: boolean;
}

const Drawer = lazyView<Shown>(async () => (await import('../../features/cart/cart-drawer.tsx')).CartDrawer);
const Guest = lazyView<Shown>(async () => (await import('../../features/cart/guest-dialog.tsx')).GuestDialog);

/** The cart's drawer; its code loads when it is first opened. */
export function CartDrawerOverlay() {
  const { open } = useView('cart');
  return <OnDemand view={Drawer} props={{ open }} />;
}

/** The guest-or-login question; its code loads when it is first asked. */
export function GuestOverlay() {
  const { open } = useView('guest-or-login');
  return <OnDemand view={Guest} props={{ open }} />;
}
