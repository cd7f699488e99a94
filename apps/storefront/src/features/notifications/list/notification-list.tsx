import { useRef } from 'react';
import { LoadFailure } from '../../../lib/api/load-failure.tsx';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { paths } from '../../../lib/paths/paths.ts';
import { Button, ButtonLink } from '../../../ui/button/button.tsx';
import { Card } from '../../../ui/card/card.tsx';
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx';
import { PagesEnd } from '../../../ui/list-end/pages-end.tsx';
import { Loading, Skeleton } from '../../../ui/skeleton/skeleton.tsx';
import styles from '../notifications.module.css';
import { NotificationRow } from './notification-row.tsx';
import { useMarkRead, useNotifications } from './use-notifications.ts';

function Waiting() {
  return (
    <Loading className={styles['waiting']}>
      {[1, 2, 3].map((row) => (
        <Skeleton key={row} shape="block" className={styles['rowWait']} />
      ))}
    </Loading>
  );
}

function Nothing() {
  const { t } = useTranslation();
  const action = <ButtonLink to={paths.home()}>{t('notification.look')}</ButtonLink>;
  return (
    <EmptyState
      picture="bell"
      title={t('notification.none')}
      text={t('notification.noneText')}
      action={action}
    />
  );
}

/** Notifications, newest first; more of them on demand. */
export function NotificationList() {
  const { t } = useTranslation();
  const list = useNotifications();
  const { data, error, refetch } = list;
  const mark = useMarkRead({ quiet: true });
  const markAll = useMarkRead({ quiet: false });
  const heading = useRef<HTMLParagraphElement>(null);
  if (!data && error)
    return <LoadFailure title={t('notification.notLoaded')} error={error} retry={refetch} />;
  if (!data) return <Waiting />;
  const notifications = data.pages.flatMap((page) => page.notifications);
  if (notifications.length === 0) return <Nothing />;
  const unread = data.pages[0]?.unread ?? 0;
  return (
    <Card as="section" padded aria-label={t('notification.title')}>
      <div className={styles['head']}>
        <p ref={heading} tabIndex={-1} className={styles['quiet']}>
          {t('notification.unreadCount', { count: unread })}
        </p>
        {unread > 0 && (
          <Button
            look="soft"
            size="small"
            busy={markAll.isPending}
            // The button disappears once it has done its work, and would take the focus along.
            onClick={() => markAll.mutate({ body: {} }, { onSuccess: () => heading.current?.focus() })}
          >
            {t('notification.markAll')}
          </Button>
        )}
      </div>
      <ul className={styles['list']}>
        {notifications.map((one) => (
          <NotificationRow
            key={one.id}
            notification={one}
            onOpen={() => !one.is_read && mark.mutate({ body: { ids: [one.id] } })}
          />
        ))}
      </ul>
      <PagesEnd of={list} shown={notifications.length}>
        {t('notification.more')}
      </PagesEnd>
    </Card>
  );
}
