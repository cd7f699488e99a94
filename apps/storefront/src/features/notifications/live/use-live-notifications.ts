import type { Reply } from '@promenade/contract/calls';
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { readEvents } from '../../../lib/api/event-stream.ts';
import { followLive } from '../../../lib/api/follow-live.ts';
import { useStored } from '../../../lib/session/use-stored.ts';

/** The number of unread ones, and the latest. */
export type LiveNotifications = Reply<'notifications.events'>;

// Nothing is lost meanwhile: the list contains all of them.
const longestWaitMs = 60_000;
const liveKey = ['notifications.events'] as const;

/** Shows what an event tells. */
export function applyEvent(client: QueryClient, event: LiveNotifications): void {
  client.setQueryData<LiveNotifications>(liveKey, event);
  void client.invalidateQueries({ queryKey: ['notifications.list'] });
  // A notification about a message: the number of unread messages is shown elsewhere.
  if (event.latest?.kind === 'message_received')
    void client.invalidateQueries({ queryKey: ['messages.list'] });
}

function follow(client: QueryClient): () => void {
  const read = async (onEvent: () => void, signal: AbortSignal): Promise<boolean> => {
    const tell = (event: LiveNotifications): void => {
      onEvent();
      applyEvent(client, event);
    };
    await readEvents('notifications.events', {}, tell, signal);
    return true;
  };
  return followLive({ read, longestWaitMs });
}

/** The customer's latest notification, live; undefined until it is known. Only the profile button renders it. */
export function useLiveNotifications(): LiveNotifications | undefined {
  const client = useQueryClient();
  const token = useStored('token');
  useEffect(() => {
    client.removeQueries({ queryKey: liveKey });
    return token === null ? undefined : follow(client);
  }, [client, token]);
  return useQuery<LiveNotifications>({ queryKey: liveKey, enabled: false }).data;
}
