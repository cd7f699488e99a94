import type { Reply } from '@promenade/contract/calls';
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { readEvents } from '../../../lib/api/event-stream.ts';
import { followLive } from '../../../lib/api/follow-live.ts';
import { useStored } from '../../../lib/session/use-stored.ts';

/** How many are unread, and the latest. */
export type LiveNotifications = Reply<'notifications.events'>;

// Nothing is lost meanwhile: the list keeps what was told.
const longestWaitMs = 60_000;
const liveKey = ['notifications.events'] as const;

function hear(client: QueryClient, event: LiveNotifications): void {
  client.setQueryData<LiveNotifications>(liveKey, event);
  void client.invalidateQueries({ queryKey: ['notifications.list'] });
  // A word of a message: how many are unread is shown elsewhere.
  if (event.latest?.kind === 'message_received')
    void client.invalidateQueries({ queryKey: ['messages.list'] });
}

function follow(client: QueryClient): () => void {
  const read = async (onEvent: () => void, signal: AbortSignal): Promise<boolean> => {
    const tell = (event: LiveNotifications): void => {
      onEvent();
      hear(client, event);
    };
    await readEvents('notifications.events', {}, tell, signal);
    return true;
  };
  return followLive({ read, longestWaitMs });
}

/** What the customer was told last, live; undefined until it is known. One place draws it: the profile button. */
export function useLiveNotifications(): LiveNotifications | undefined {
  const client = useQueryClient();
  const token = useStored('token');
  useEffect(() => {
    client.removeQueries({ queryKey: liveKey });
    return token === null ? undefined : follow(client);
  }, [client, token]);
  return useQuery<LiveNotifications>({ queryKey: liveKey, enabled: false }).data;
}
