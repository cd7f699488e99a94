import { Suspense } from 'react';
import { useInBrowser } from '../../../lib/view/use-in-browser.ts';
import { lazyView } from '../../../ui/lazy/on-demand.tsx';
import type { BookingProps } from './booking-page.tsx';
import { BookingSkeleton } from './booking-skeleton.tsx';

const Page = lazyView(async () => (await import('./booking-page.tsx')).BookingPage);

/** `/rental/cart`. The server renders its skeleton: the cart, the contact and the draft are in the browser. */
export function Booking(props: BookingProps) {
  if (!useInBrowser()) return <BookingSkeleton />;
  return (
    <Suspense fallback={<BookingSkeleton />}>
      <Page {...props} />
    </Suspense>
  );
}
