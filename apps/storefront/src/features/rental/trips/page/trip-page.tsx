import { type ComponentType, Suspense } from 'react';
import { queryView } from '../../../../lib/api/query-view.tsx';
import type { PaymentSlotProps } from '../../booking/booking-page.tsx';
import { useInBrowser } from '../../../../lib/view/use-in-browser.ts';
import { LivePageSkeleton } from '../../../../ui/live-page/live-page-skeleton.tsx';
import type { TripKey } from './use-trip.ts';

export interface TripPageProps extends TripKey {
  /** The choice of how to pay: a feature of its own. */
  readonly Payment: ComponentType<PaymentSlotProps>;
}

const View = queryView<TripPageProps>(async () => (await import('./live-trip.tsx')).LiveTrip);

/** The page of one trip; only the browser holds what shows whose it is. */
export function TripPage(props: TripPageProps) {
  if (!useInBrowser()) return <LivePageSkeleton />;
  return (
    <Suspense fallback={<LivePageSkeleton />}>
      <View {...props} />
    </Suspense>
  );
}
