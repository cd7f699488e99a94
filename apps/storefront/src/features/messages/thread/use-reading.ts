import type { Body } from '@promenade/contract/calls';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { call } from '../../../lib/api/browser-client.ts';
import { isAnswer } from '../../../lib/api/is-answer.ts';
import { applyConversation, listKey } from '../known-threads.ts';
import type { Conversation } from '../wire.ts';

function subscribe(listener: () => void): () => void {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
}
const isVisible = (): boolean => document.visibilityState === 'visible';

/** Marks a conversation as read once its end and the page are visible. */
export function useReading(conversation: Conversation | null, endInSight: boolean): void {
  const client = useQueryClient();
  const visible = useSyncExternalStore(subscribe, isVisible, () => false);
  const marked = useRef(0);
  const { mutate } = useMutation({
    meta: { quiet: true },
    mutationFn: (body: Body<'messages.read'>) => call('messages.read', { body }),
    // Without an answer, visible messages would count as unread until somebody writes again.
    retry: (_failures, error) => !isAnswer(error),
    onSuccess: ({ conversation: read }) => {
      applyConversation(client, read, null);
      void client.invalidateQueries({ queryKey: listKey });
    },
  });
  const id = conversation?.id;
  const unread = conversation?.unread ?? 0;
  const last = conversation?.last_message?.number ?? 0;
  useEffect(() => {
    if (id === undefined || unread === 0 || !endInSight || !visible || last <= marked.current) return;
    marked.current = last;
    mutate({ conversation_id: id, number: last });
  }, [id, unread, last, endInSight, visible, mutate]);
}
