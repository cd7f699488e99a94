import { type Decision, refused } from '../decision/index.ts';

/** Messages of one writer within a day at most: one every three minutes, day and night. */
export const MESSAGES_A_DAY = 500;

// Pictures of one writer within a day at most: they are kept as long as the conversation.
const MESSAGE_PICTURES_A_DAY = 60;

// Conversations that one customer begins within a day at most.
const CONVERSATIONS_A_DAY = 50;

/** How long a message counts, in milliseconds. */
export const MESSAGE_DAY_MS = 24 * 60 * 60 * 1000;

/** What one writer has sent within a day, or is about to send. */
export type WrittenInDay = {
  readonly messages: number;
  readonly pictures: number;
  /** Conversations begun. */
  readonly begun: number;
};

/** Why a message has to wait, with how many there may be. */
export type MessageDayRefusal = {
  readonly code: 'messages_many' | 'message_pictures_many' | 'conversations_many';
  readonly count: number;
};

/** Whether a message more is still within the day's share; what has no pictures, and begins nothing, asks less. */
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
