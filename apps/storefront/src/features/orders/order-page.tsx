import { Suspense, useSyncExternalStore } from 'react';
import { queryView } from '../../lib/api/query-view.tsx';
import { OrderSkeleton } from './order-skeleton.tsx';
import type { OrderKey } from './use-order.ts';

const View = queryView<OrderKey>(async () => (await import('./live-order.tsx')).LiveOrder);
const noChange = () => () => undefined;

/** Whether the page is drawn in a browser: an order is asked for with what only the browser holds. */
export const useInBrowser = (): boolean =>
  useSyncExternalStore(
    noChange,
    () => true,
    () => false,
  );

/** The page of one order, by its owner's guest id or token. */
export function OrderPage({ id, phone, link }: OrderKey) {
  const inBrowser = useInBrowser();
  if (!inBrowser) return <OrderSkeleton />;
  return (
    <Suspense fallback={<OrderSkeleton />}>
      <View id={id} phone={phone} link={link} />
    </Suspense>
  );
}
