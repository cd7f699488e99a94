import { useInBrowser } from '../../lib/view/use-in-browser.ts';
import type { CheckoutProps } from './checkout-cart.ts';
import { CheckoutPage } from './checkout-page.tsx';
import { CheckoutSkeleton } from './checkout-skeleton.tsx';
import { PrescriptionPage, type PrescriptionPageProps } from './prescription/prescription-page.tsx';

/** Checkout. The server renders its skeleton: cart, contact and draft are in the browser. */
export function Checkout(props: CheckoutProps) {
  return useInBrowser() ? <CheckoutPage {...props} /> : <CheckoutSkeleton />;
}

/** Checkout by a prescription alone (CHK-03). */
export function PrescriptionCheckout(props: PrescriptionPageProps) {
  return useInBrowser() ? <PrescriptionPage {...props} /> : <CheckoutSkeleton byPrescription />;
}
