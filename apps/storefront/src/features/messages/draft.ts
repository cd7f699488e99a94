import { tabStorage } from '../../lib/session/storage.ts';
import { type Talk, talkKey } from './talk.ts';

/** The storage name of a message being written. */
export const draftName = (talk: Talk): string => `chat-draft ${talkKey(talk)}`;

/** A text that could not be sent is put back into the field, before what has been typed since. */
export function giveBack(talk: Talk, text: string): void {
  const begun = tabStorage.read(draftName(talk)) ?? '';
  tabStorage.write(draftName(talk), [text, begun].filter(Boolean).join('\n') || null);
}
