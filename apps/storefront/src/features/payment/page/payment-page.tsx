import { type ComponentType, Suspense, useSyncExternalStore } from 'react';
import { queryView } from '../../../lib/api/query-view.tsx';
import { PaymentSkeleton } from './payment-skeleton.tsx';
import type { PaymentKey } from './use-payment.ts';

const View = queryView<PaymentKey>(
  async () => (await import('./payment-view.tsx')).PaymentView as ComponentType<PaymentKey>,
);
const noChange = () => () => undefined;

/** The page that a shopper returns to from a gateway: only the browser has the credentials of the payment's owner. */
export function PaymentPage(key: PaymentKey) {
  const inBrowser = useSyncExternalStore(
    noChange,
    () => true,
    () => false,
  );
  if (!inBrowser) return <PaymentSkeleton />;
  return (
    <Suspense fallback={<PaymentSkeleton />}>
      <View {...key} />
    </Suspense>
  );
}
