import { Suspense } from 'react';
import { CheckoutSkeleton } from '../../features/checkout/checkout-skeleton.tsx';
import { queryView } from '../../lib/api/query-view.tsx';
import { PrivateHead } from '../../lib/head/private-head.tsx';
import { useTranslation } from '../../lib/i18n/use-translation.ts';

const View = queryView<object>(async () => (await import('../overlays/checkout-view.tsx')).CheckoutView);

/** `/checkout?page=cart`. */
export default function CheckoutRoute() {
  const { t } = useTranslation();
  return (
    <>
      <PrivateHead title={t('checkout.title')} />
      <Suspense fallback={<CheckoutSkeleton />}>
        <View />
      </Suspense>
    </>
  );
}
