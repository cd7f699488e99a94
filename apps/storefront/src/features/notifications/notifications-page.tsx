import { useTranslation } from '../../lib/i18n/use-translation.ts';
import { NotificationList } from './list/notification-list.tsx';
import styles from './notifications.module.css';
import { Ways } from './ways/ways.tsx';

/** `/profile?page=notifications`: what was told, and by which ways (MSG-02). */
export function NotificationsPage() {
  const { t } = useTranslation();
  return (
    <div className={styles['page']}>
      <h1 className={styles['title']}>{t('notification.title')}</h1>
      <NotificationList />
      <Ways />
    </div>
  );
}
