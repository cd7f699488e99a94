import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { NotificationList } from './list/notification-list.tsx';
import { Page } from '../../ui/page/page.tsx';
import { Ways } from './ways/ways.tsx';

/** `/profile?page=notifications`: the notifications, and their channels (MSG-02). */
export function NotificationsPage() {
  const { t } = useTranslation();
  return (
    <Page title={t('notification.title')}>
      <NotificationList />
      <Ways />
    </Page>
  );
}
