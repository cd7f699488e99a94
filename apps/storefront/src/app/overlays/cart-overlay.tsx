import { queryView } from '../../lib/api/query-view.tsx';
import { useLetsVehicles } from '../../lib/session/use-lets-vehicles.ts';
import { useView } from '../../lib/view/use-view.ts';
import { OnDemand } from '../../ui/lazy/on-demand.tsx';

interface OpenProps {
  readonly open: boolean;
}

const Drawer = queryView<OpenProps>(async () => (await import('./cart-view.tsx')).CartView);
const Guest = queryView<OpenProps>(
  async () => (await import('../../features/cart/guest-dialog.tsx')).GuestDialog,
);
const Trip = queryView<OpenProps>(async () => (await import('./trip-overlay.tsx')).TripOverlay);

/**
 * The cart's drawer and its guest-or-login question, in rental the trip cart (MOD-07); their code is loaded when they
 * are first opened.
 */
export function CartOverlay() {
  const drawer = useView('cart');
  const guest = useView('guest-or-login');
  const trip = useView('trip');
  if (useLetsVehicles()) return <OnDemand view={Trip} props={{ open: drawer.open || trip.open }} />;
  return (
    <>
      <OnDemand view={Drawer} props={{ open: drawer.open }} />
      <OnDemand view={Guest} props={{ open: guest.open }} />
    </>
  );
}
