import { Suspense } from 'react';
import { queryView } from '../../lib/api/query-view.tsx';
import { RecordListSkeleton } from '../../ui/record-list/record-list-skeleton.tsx';
import { useInBrowser } from '../../lib/view/use-in-browser.ts';

const View = queryView<object>(async () => (await import('./my-orders-view.tsx')).MyOrdersView);

/** Running and past orders; rendered in the browser only. */
export function MyOrders() {
  const inBrowser = useInBrowser();
  if (!inBrowser) return <RecordListSkeleton />;
  return (
    <Suspense fallback={<RecordListSkeleton />}>
      <View />
    </Suspense>
  );
}
