import { Suspense } from 'react';
import { queryView } from '../../../../lib/api/query-view.tsx';
import { useInBrowser } from '../../../../lib/view/use-in-browser.ts';
import { LivePageSkeleton } from '../../../../ui/live-page/live-page-skeleton.tsx';
import type { LiveTripProps } from './live-trip.tsx';

const View = queryView<LiveTripProps>(async () => (await import('./live-trip.tsx')).LiveTrip);

/** The page of one trip; only the browser has the credentials of its owner. */
export function TripPage(props: LiveTripProps) {
  if (!useInBrowser()) return <LivePageSkeleton />;
  return (
    <Suspense fallback={<LivePageSkeleton />}>
      <View {...props} />
    </Suspense>
  );
}
