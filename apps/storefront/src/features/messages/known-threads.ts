import { hasGapBefore, mergeMessages } from '@promenade/domain/messages';
import type { QueryClient } from '@tanstack/react-query';
import { isOf, type Talk } from './talk.ts';
import type { Conversation, Message, Thread } from './wire.ts';

/** The query keys: lists of conversations, each open conversation, and the number of unread messages. */
export const listKey = ['messages.list'] as const;
export const threadsKey = ['messages.details'] as const;
export const threadKey = (talk: Talk) => ['messages.details', talk] as const;

/**
 * The loaded messages of a conversation after its end was read again: if the parts do not join, the new one replaces
 * all.
 */
export function withEnd(known: Thread | undefined, read: Thread): Thread {
  const first = read.messages[0];
  if (!known || !first || hasGapBefore(known.messages, first)) return read;
  return { ...read, messages: mergeMessages(known.messages, read.messages), has_older: known.has_older };
}

/** The loaded messages of a conversation after an earlier part was read. */
export function withOlder(known: Thread, older: Thread): Thread {
  return { ...known, messages: mergeMessages(older.messages, known.messages), has_older: older.has_older };
}

/** Inserts a message, and updates what changes with it. */
export function withMessage(known: Thread, conversation: Conversation, message: Message | null): Thread {
  const messages = message ? mergeMessages(known.messages, [message]) : known.messages;
  return { ...known, counterpart: conversation.counterpart, conversation, messages };
}

/**
 * Writes a changed conversation into every view of it. If messages before its last one are missing, the view requests
 * its end; if it is being read for the first time, which may have started earlier, it is requested again.
 */
export function applyConversation(
  client: QueryClient,
  conversation: Conversation,
  message: Message | null,
): void {
  for (const [key, known] of client.getQueriesData<Thread>({ queryKey: threadsKey })) {
    const talk = key[1] as Talk;
    if (!isOf(talk, conversation)) continue;
    if (!known || (message !== null && hasGapBefore(known.messages, message)))
      void client.invalidateQueries({ queryKey: key });
    else client.setQueryData<Thread>(key, withMessage(known, conversation, message));
  }
}
