import { Suspense } from 'react';
import { queryView } from '../../lib/api/query-view.tsx';
import { useInBrowser } from '../../lib/view/use-in-browser.ts';
import { LivePageSkeleton } from '../../ui/live-page/live-page-skeleton.tsx';
import type { OrderKey } from './use-order.ts';

const View = queryView<OrderKey>(async () => (await import('./live-order.tsx')).LiveOrder);
/** The page of one order, accessed by its owner's guest id or token. */
export function OrderPage({ id, phone, link }: OrderKey) {
  const inBrowser = useInBrowser();
  if (!inBrowser) return <LivePageSkeleton />;
  return (
    <Suspense fallback={<LivePageSkeleton />}>
      <View id={id} phone={phone} link={link} />
    </Suspense>
  );
}
