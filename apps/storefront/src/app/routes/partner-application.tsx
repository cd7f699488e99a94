import { useLocation } from 'react-router';
import status from '../../features/partners/status/status.module.css';
import { queryView } from '../../lib/api/query-view.tsx';
import { PrivatePage } from '../../lib/head/private-page.tsx';
import { useTranslation } from '../../lib/i18n/use-translation.ts';
import field from '../../ui/field/field.module.css';

const View = queryView<{ reference: string }>(
  async () => (await import('../../features/partners/status/application-status.tsx')).ApplicationStatus,
  [status, field],
);

/** `/partner-application`: the status of an application, by its reference. */
export default function PartnerApplicationRoute() {
  const { t } = useTranslation();
  const reference = new URLSearchParams(useLocation().search).get('reference') ?? '';
  return (
    <PrivatePage title={t('partners.statusTitle')}>
      <View reference={reference} />
    </PrivatePage>
  );
}
