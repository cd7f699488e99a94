import { Suspense } from 'react';
import { useSearchParams } from 'react-router';
import { CheckoutFrame } from '../../features/checkout/checkout-frame.tsx';
import { CheckoutSkeleton } from '../../features/checkout/checkout-skeleton.tsx';
import { queryView } from '../../lib/api/query-view.tsx';
import { PrivateHead } from '../../lib/head/private-head.tsx';
import { useTranslation } from '../../lib/i18n/use-translation.ts';

const View = queryView<object>(async () => (await import('../overlays/checkout-view.tsx')).CheckoutView);

/** `/checkout?page=cart`. */
export default function CheckoutRoute() {
  const { t } = useTranslation();
  const [search] = useSearchParams();
  const byPrescription = search.get('page') === 'prescription' && search.has('store_id');
  return (
    <>
      <PrivateHead title={t('checkout.title')} />
      <CheckoutFrame title={t(byPrescription ? 'checkout.prescriptionTitle' : 'checkout.title')}>
        <Suspense fallback={<CheckoutSkeleton byPrescription={byPrescription} />}>
          <View />
        </Suspense>
      </CheckoutFrame>
    </>
  );
}
