import { useLocation } from 'react-router';
import { queryView } from '../../lib/api/query-view.tsx';
import { PrivatePage } from '../../lib/head/private-page.tsx';
import { useTranslation } from '../../lib/i18n/use-translation.ts';

const View = queryView<{ reference: string }>(
  async () => (await import('../../features/partners/status/application-status.tsx')).ApplicationStatus,
);

/** `/partner-application`: how an application stands, by its reference. */
export default function PartnerApplicationRoute() {
  const { t } = useTranslation();
  const reference = new URLSearchParams(useLocation().search).get('reference') ?? '';
  return (
    <PrivatePage title={t('partners.statusTitle')}>
      <View reference={reference} />
    </PrivatePage>
  );
}
