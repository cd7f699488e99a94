import { Suspense } from 'react';
import { useLocation } from 'react-router';
import { FormWait } from '../../features/partners/form/form-wait.tsx';
import { PitchPage } from '../../features/partners/pitch/pitch-page.tsx';
import { queryView } from '../../lib/api/query-view.tsx';
import { PageHead } from '../../lib/head/page-head.tsx';
import { PrivateHead } from '../../lib/head/private-head.tsx';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { paths } from '../../lib/paths/paths.ts';
import { useMarket } from '../../lib/session/market.ts';
import { useInBrowser } from '../../lib/view/use-in-browser.ts';

const View = queryView<{ trips: boolean }>(
  async () => (await import('../overlays/partner-forms.tsx')).StoreFormView,
);

/**
 * `/store-registration` and `/provider-registration`: what partners get, and with `active=active` the form (PART-01).
 */
export default function StoreRegistrationRoute() {
  const { t } = useTranslation();
  const { config } = useMarket();
  const { pathname, search } = useLocation();
  const inBrowser = useInBrowser();
  const kind = pathname === paths.providerRegistration() ? 'provider' : 'store';
  const title = t(`partners.${kind}Title`, { market: config.business_name });
  if (new URLSearchParams(search).get('active') !== 'active') {
    return (
      <>
        <PageHead title={title} description={t(`partners.${kind}Text`)} />
        <PitchPage kind={kind} />
      </>
    );
  }
  return (
    <>
      <PrivateHead title={title} />
      {inBrowser ? (
        <Suspense fallback={<FormWait />}>
          <View trips={kind === 'provider'} />
        </Suspense>
      ) : (
        <FormWait />
      )}
    </>
  );
}
