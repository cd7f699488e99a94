import type { Reply } from '@promenade/contract/calls';
import { Refusal } from '@promenade/contract/client';
import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { readEvents } from '../../../lib/api/event-stream.ts';
import { useStored } from '../../../lib/session/use-stored.ts';

/** How many are unread, and the latest. */
export type LiveNotifications = Reply<'notifications.events'>;

const firstWaitMs = 1000;
const longestWaitMs = 60_000;
const liveKey = ['notifications.events'] as const;

const pause = (ms: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      resolve();
    });
  });

function hear(client: QueryClient, event: LiveNotifications): void {
  client.setQueryData<LiveNotifications>(liveKey, event);
  void client.invalidateQueries({ queryKey: ['notifications.list'] });
}

/** Reads the stream, and opens it again when it ends, with longer and longer pauses where it cannot be had. */
async function follow(client: QueryClient, signal: AbortSignal): Promise<void> {
  let waitMs = firstWaitMs;
  const onEvent = (event: LiveNotifications): void => {
    waitMs = firstWaitMs;
    hear(client, event);
  };
  while (!signal.aborted) {
    try {
      await readEvents('notifications.events', {}, onEvent, signal);
    } catch (error) {
      // Whoever is refused is not let in by asking again.
      if (error instanceof Refusal && error.status < 500 && error.status !== 429) return;
    }
    await pause(waitMs, signal);
    waitMs = Math.min(longestWaitMs, waitMs * 2);
  }
}

/** A browser opens six connections to one server over HTTP/1.1: only a tab in view holds one. */
function followWhileVisible(client: QueryClient): () => void {
  let stream: AbortController | undefined;
  const update = (): void => {
    if (document.visibilityState !== 'visible') {
      stream?.abort();
      stream = undefined;
    } else if (!stream) {
      stream = new AbortController();
      void follow(client, stream.signal);
    }
  };
  update();
  document.addEventListener('visibilitychange', update);
  return () => {
    document.removeEventListener('visibilitychange', update);
    stream?.abort();
  };
}

/** What the customer was told last, live; undefined until it is known. One place draws it: the profile button. */
export function useLiveNotifications(): LiveNotifications | undefined {
  const client = useQueryClient();
  const token = useStored('token');
  useEffect(() => {
    client.removeQueries({ queryKey: liveKey });
    return token === null ? undefined : followWhileVisible(client);
  }, [client, token]);
  return useQuery<LiveNotifications>({ queryKey: liveKey, enabled: false }).data;
}
