import type { Reply } from '@promenade/contract/calls';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { readEvents } from '../../../lib/api/event-stream.ts';
import { followLive } from '../../../lib/api/follow-live.ts';
import { useStored } from '../../../lib/session/use-stored.ts';
import { applyConversation, listKey, threadsKey } from '../known-threads.ts';
import { outbox } from '../outbox/outbox.ts';

type MessagesEvent = Reply<'messages.events'>;

/** Writes the received events into the query cache. */
function applyEvent(client: QueryClient, { conversations }: MessagesEvent): void {
  for (const conversation of conversations)
    applyConversation(client, conversation, conversation.last_message);
  void client.invalidateQueries({ queryKey: listKey });
}

function follow(client: QueryClient): () => void {
  const read = async (onEvent: () => void, signal: AbortSignal): Promise<boolean> => {
    let isFirst = true;
    const tell = (event: MessagesEvent): void => {
      onEvent();
      applyEvent(client, event);
      // Events were missed while nobody was connected.
      if (isFirst) void client.invalidateQueries({ queryKey: threadsKey });
      isFirst = false;
    };
    await readEvents('messages.events', {}, tell, signal);
    return true;
  };
  return followLive({ read });
}

/** Keeps conversations up to date while the inbox is visible; what this browser sends appears at once. */
export function useLiveMessages(): void {
  const client = useQueryClient();
  const token = useStored('token');
  useEffect(() => {
    if (token === null) return undefined;
    void outbox.resume(token);
    const stopListening = outbox.onSent(({ conversation, message }) => {
      applyConversation(client, conversation, message);
      void client.invalidateQueries({ queryKey: listKey });
    });
    const stopFollowing = follow(client);
    return () => {
      stopListening();
      stopFollowing();
    };
  }, [client, token]);
}
