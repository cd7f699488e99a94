import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { call } from '../../../lib/api/browser-client.ts';
import { useTranslation } from '../../../lib/i18n/use-translation.ts';
import { useStored } from '../../../lib/session/use-stored.ts';
import { CountBadge } from '../../../ui/badge/count-badge.tsx';
import { listKey } from '../known-threads.ts';
import { outbox } from '../outbox/outbox.ts';

// New messages also arrive as notifications at once; this is for customers who switched those off.
const askAgainMs = 120_000;

/** The number of unread messages. It also sends what an earlier visit had not sent. */
export function UnreadBadge() {
  const { t } = useTranslation();
  const token = useStored('token');
  const { data } = useQuery({
    queryKey: [...listKey, 'unread'],
    queryFn: ({ signal }) => call('messages.list', { query: { limit: 1 }, signal }),
    refetchInterval: askAgainMs,
    refetchOnWindowFocus: true,
  });
  useEffect(() => {
    if (token !== null) void outbox.resume(token);
  }, [token]);
  const unread = data?.unread ?? 0;
  return <CountBadge count={unread} label={t('chat.unreadCount', { count: unread })} />;
}
