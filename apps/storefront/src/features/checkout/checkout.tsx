import { type ComponentType, lazy, Suspense } from 'react';
import { useInBrowser } from '../../lib/view/use-in-browser.ts';
import type { CheckoutProps } from './checkout-cart.ts';
import { CheckoutSkeleton } from './checkout-skeleton.tsx';
import type { PrescriptionPageProps } from './prescription/prescription-page.tsx';

const Page = lazy(async () => ({
  default: (await import('./checkout-page.tsx')).CheckoutPage as ComponentType<CheckoutProps>,
}));
const Prescription = lazy(async () => ({
  default: (await import('./prescription/prescription-page.tsx'))
    .PrescriptionPage as ComponentType<PrescriptionPageProps>,
}));

/** Checkout. The server draws its skeleton: cart, contact and draft are in the browser. */
export function Checkout(props: CheckoutProps) {
  if (!useInBrowser()) return <CheckoutSkeleton />;
  return (
    <Suspense fallback={<CheckoutSkeleton />}>
      <Page {...props} />
    </Suspense>
  );
}

/** Checkout by a prescription alone (CHK-03). */
export function PrescriptionCheckout(props: PrescriptionPageProps) {
  if (!useInBrowser()) return <CheckoutSkeleton />;
  return (
    <Suspense fallback={<CheckoutSkeleton />}>
      <Prescription {...props} />
    </Suspense>
  );
}
