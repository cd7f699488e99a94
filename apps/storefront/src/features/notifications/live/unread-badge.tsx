import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import styles from './unread-badge.module.css';
import { useLiveNotifications } from './use-live-notifications.ts';

const most = 99;

/** The number itself. Presses go through it to the button below. */
export function UnreadBadge() {
  const { t } = useTranslation();
  const unread = useLiveNotifications()?.unread ?? 0;
  if (unread === 0) return null;
  return (
    <span className={styles['badge']}>
      <span aria-hidden="true">{unread > most ? `${most}+` : unread}</span>
      <span className="visually-hidden">{t('notification.unreadCount', { count: unread })}</span>
    </span>
  );
}
