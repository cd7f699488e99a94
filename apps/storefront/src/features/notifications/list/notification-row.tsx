import { useFormat } from '../../../lib/format/use-format.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { paths } from '../../../lib/paths/paths.ts';
import { Icon, type IconName } from '../../../ui/icon/icon.tsx';
import styles from '../notifications.module.css';
import type { Notification } from './use-notifications.ts';
import { Link } from '../../../ui/link/link.tsx';
import { Round } from '../../../ui/round/round.tsx';

const icons: Readonly<Record<Notification['matter'], IconName>> = {
  receipt: 'receipt',
  progress: 'bike',
  trouble: 'warning',
  refund: 'tag',
  wallet: 'wallet',
  message: 'chat',
};

function targetOf({
  kind,
  matter,
  order_id: orderId,
  trip_id: tripId,
  conversation_id: talkId,
}: Notification): string {
  if (talkId !== null) return paths.inbox({ conversation: talkId });
  if (tripId !== null) return paths.trip(tripId);
  if (kind === 'points_earned') return paths.profile('loyalty-points');
  if (matter === 'wallet') return paths.profile('wallet');
  return orderId === null ? paths.myOrders() : paths.order(orderId);
}

interface RowProps {
  readonly notification: Notification;
  readonly onOpen: () => void;
}

/** One notification: what happened, when, and a link to it. */
export function NotificationRow({ notification, onOpen }: RowProps) {
  const { t } = useTranslation();
  const format = useFormat();
  const { matter, title, description, is_read: isRead, created_at: at } = notification;
  return (
    <li>
      <Link
        to={targetOf(notification)}
        className={styles['notification']}
        data-unread={isRead ? undefined : ''}
        onClick={onOpen}
      >
        <Round size={44} tone={isRead ? 'quiet' : 'accent'}>
          <Icon name={icons[matter]} />
        </Round>
        <span className={styles['words']}>
          <strong className={styles['name']}>
            {!isRead && <span className="visually-hidden">{t('notification.unread')} </span>}
            <bdi>{title}</bdi>
          </strong>
          <span>{description}</span>
          <time dateTime={at} className={styles['quiet']}>
            {format.dateTime(at)}
          </time>
        </span>
      </Link>
    </li>
  );
}
