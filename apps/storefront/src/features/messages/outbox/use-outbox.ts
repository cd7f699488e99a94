import { useSyncExternalStore } from 'react';
import { useStored } from '../../../lib/session/use-stored.ts';
import { isOf, type Talk, talkKey } from '../talk.ts';
import type { Conversation } from '../wire.ts';
import { outbox } from './outbox.ts';
import type { Unsent } from './outbox-store.ts';

const none: readonly Unsent[] = [];
const readNone = () => none;

/** The messages being sent in one conversation, whichever name it was opened by. */
export function useOutbox(talk: Talk, conversation: Conversation | null): Unsent[] {
  const all = useSyncExternalStore(outbox.subscribe, outbox.read, readNone);
  const token = useStored('token');
  const own = all.filter((unsent) => unsent.token === token);
  return own.filter(
    (unsent) =>
      talkKey(unsent.talk) === talkKey(talk) || (conversation !== null && isOf(unsent.talk, conversation)),
  );
}
