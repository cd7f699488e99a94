import { type ComponentType, lazy, Suspense, useSyncExternalStore } from 'react';
import type { CheckoutProps } from './checkout-cart.ts';
import { CheckoutSkeleton } from './checkout-skeleton.tsx';

const Page = lazy(async () => ({
  default: (await import('./checkout-page.tsx')).CheckoutPage as ComponentType<CheckoutProps>,
}));
const noChange = () => () => undefined;

/** Checkout. The server draws its skeleton: cart, contact and draft are in the browser. */
export function Checkout(props: CheckoutProps) {
  const inBrowser = useSyncExternalStore(
    noChange,
    () => true,
    () => false,
  );
  if (!inBrowser) return <CheckoutSkeleton />;
  return (
    <Suspense fallback={<CheckoutSkeleton />}>
      <Page {...props} />
    </Suspense>
  );
}
