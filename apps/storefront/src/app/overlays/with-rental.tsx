import { type ReactNode, Suspense, useMemo } from 'react';
import { PlacePicker } from '../../features/location/index.ts';
import { type RentalSlots, RentalSlotsContext } from '../../features/rental/index.ts';
import type { QuickViewProps } from '../../features/rental/quick-view/quick-view.tsx';
import type { TripSearch } from '../../features/rental/search/trip-search.ts';
import { queryView } from '../../lib/api/query-view.tsx';
import { useView } from '../../lib/view/use-view.ts';
import { OnDemand } from '../../ui/lazy/on-demand.tsx';
import { useFirstInteraction } from './first-interaction.ts';
import { LateHeart } from './late-heart.tsx';

const QuickView = queryView<QuickViewProps>(
  async () => (await import('../../features/rental/quick-view/quick-view.tsx')).QuickView,
);
const CartTypeWatch = queryView<object>(
  async () => (await import('../../features/rental/vehicles/cart-type-watch.tsx')).CartTypeWatch,
);

const slots: RentalSlots = { Heart: LateHeart, PlacePicker };

interface WithRentalProps {
  readonly trip: TripSearch;
  readonly children: ReactNode;
}

/** Pages of rental with parts of other features, and the quick view over them (`?view=vehicle:…`). */
export function WithRental({ trip, children }: WithRentalProps) {
  const { open, subject, hide } = useView('vehicle');
  const present = useFirstInteraction();
  const shown = useMemo(
    () => ({ open, slug: open ? subject : '', trip, onClose: hide }),
    [open, subject, trip, hide],
  );
  return (
    <RentalSlotsContext value={slots}>
      {children}
      <OnDemand view={QuickView} props={shown} />
      <Suspense>{present && <CartTypeWatch />}</Suspense>
    </RentalSlotsContext>
  );
}
