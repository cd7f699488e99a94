import { Suspense } from 'react';
import { FormWait } from '../../features/partners/form/form-wait.tsx';
import { queryView } from '../../lib/api/query-view.tsx';
import { PageHead } from '../../lib/head/page-head.tsx';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { useMarket } from '../../lib/session/market.ts';
import { useInBrowser } from '../../lib/view/use-in-browser.ts';

const View = queryView<object>(
  async () => (await import('../../features/partners/courier/courier-form.tsx')).CourierForm,
);

/** `/deliveryman-registration` (PART-01). */
export default function CourierRegistrationRoute() {
  const { t } = useTranslation();
  const { config } = useMarket();
  const inBrowser = useInBrowser();
  return (
    <>
      <PageHead
        title={t('partners.courierTitle', { market: config.business_name })}
        description={t('partners.courierText')}
      />
      {inBrowser ? (
        <Suspense fallback={<FormWait />}>
          <View />
        </Suspense>
      ) : (
        <FormWait />
      )}
    </>
  );
}
