import { Suspense } from 'react';
import { queryView } from '../../../../lib/api/query-view.tsx';
import { useInBrowser } from '../../../../lib/view/use-in-browser.ts';
import { RecordListSkeleton } from '../../../../ui/record-list/record-list-skeleton.tsx';

const View = queryView<object>(async () => (await import('./my-trips-view.tsx')).MyTripsView);

/** Running and past trips; rendered in the browser only. */
export function MyTrips() {
  if (!useInBrowser()) return <RecordListSkeleton />;
  return (
    <Suspense fallback={<RecordListSkeleton />}>
      <View />
    </Suspense>
  );
}
