import { type ReactNode, Suspense } from 'react';
import type { LoaderFunctionArgs } from 'react-router';
import { BookingSkeleton } from '../../features/rental/booking/booking-skeleton.tsx';
import { rentalApi } from '../../features/rental/in-rental.ts';
import { queryView } from '../../lib/api/query-view.tsx';
import { PrivateHead } from '../../lib/head/private-head.tsx';
import { useTranslation } from '../../lib/i18n/use-translation.ts';

export { shouldRevalidatePage as shouldRevalidate } from '../../lib/view/view-parameters.ts';

const View = queryView<object>(async () => (await import('../overlays/booking-view.tsx')).BookingView);

/** In rental, whatever module was chosen last. */
export async function loader(args: LoaderFunctionArgs): Promise<null> {
  await rentalApi(args);
  return null;
}

/** `/rental/cart`. */
export default function RentalCartRoute(): ReactNode {
  const { t } = useTranslation();
  return (
    <>
      <PrivateHead title={t('trips.bookTitle')} />
      <Suspense fallback={<BookingSkeleton />}>
        <View />
      </Suspense>
    </>
  );
}
