import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { CountBadge } from '../../../ui/badge/count-badge.tsx';
import { useLiveNotifications } from './use-live-notifications.ts';

/** The number itself. */
export function UnreadBadge() {
  const { t } = useTranslation();
  const unread = useLiveNotifications()?.unread ?? 0;
  return <CountBadge count={unread} label={t('notification.unreadCount', { count: unread })} />;
}
