import { tabStorage } from '../../lib/session/storage.ts';
import { type Talk, talkKey } from './talk.ts';

/** Under which name the words of a message that is being written are kept. */
export const draftName = (talk: Talk): string => `chat-draft ${talkKey(talk)}`;

/** Words that could not be sent stand where they were written again, before what has been begun since. */
export function giveBack(talk: Talk, words: readonly string[]): void {
  const begun = tabStorage.read(draftName(talk)) ?? '';
  tabStorage.write(draftName(talk), [...words, begun].filter(Boolean).join('\n') || null);
}
