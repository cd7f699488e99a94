import { type Decision, refused } from '../decision/index.ts';

/** Most messages of one sender within a day: one every three minutes, day and night. */
export const MESSAGES_A_DAY = 500;

// Most pictures of one sender within a day: they are stored as long as the conversation.
const MESSAGE_PICTURES_A_DAY = 60;

// Most conversations that one customer can start within a day.
const CONVERSATIONS_A_DAY = 50;

/** How long a message counts towards the limits, in milliseconds. */
export const MESSAGE_DAY_MS = 24 * 60 * 60 * 1000;

/** What one sender has sent within a day, or is about to send. */
export type WrittenInDay = {
  readonly messages: number;
  readonly pictures: number;
  /** Conversations started. */
  readonly begun: number;
};

/** Why a message has to wait, with the limit. */
export type MessageDayRefusal = {
  readonly code: 'messages_many' | 'message_pictures_many' | 'conversations_many';
  readonly count: number;
};

/** Decides whether another message is within the daily limits. Pictures and new conversations have limits of their own. */
export function decideMessageDay(
  written: WrittenInDay,
  next: Pick<WrittenInDay, 'pictures' | 'begun'>,
): Decision<object, MessageDayRefusal> {
  if (written.messages >= MESSAGES_A_DAY) return refused({ code: 'messages_many', count: MESSAGES_A_DAY });
  if (next.pictures > 0 && written.pictures + next.pictures > MESSAGE_PICTURES_A_DAY)
    return refused({ code: 'message_pictures_many', count: MESSAGE_PICTURES_A_DAY });
  if (next.begun > 0 && written.begun + next.begun > CONVERSATIONS_A_DAY)
    return refused({ code: 'conversations_many', count: CONVERSATIONS_A_DAY });
  return { ok: true };
}
