import { type Decision, refused } from '../decision/index.ts';

/** Whom a customer writes to (MSG-01). A rental provider is a store. */
export const COUNTERPART_KINDS = ['store', 'courier', 'support'] as const;

/** One of {@link COUNTERPART_KINDS}. */
export type CounterpartKind = (typeof COUNTERPART_KINDS)[number];

/** The two ends of a conversation. */
export const MESSAGE_SIDES = ['customer', 'counterpart'] as const;

/** One of {@link MESSAGE_SIDES}. */
export type MessageSide = (typeof MESSAGE_SIDES)[number];

/** Characters (UTF-16 units, as a browser counts them) of a message at most. */
export const MESSAGE_MAX_CHARACTERS = 2000;

/** Pictures of a message at most. */
export const MESSAGE_MAX_PICTURES = 3;

/** Why a message is not taken. */
export type MessageRefusal = { readonly code: 'message_empty' | 'message_pictures_too_many' };

/** Whether a message says anything, and not too much at once. */
export function decideMessage(message: {
  readonly text: string;
  readonly pictures: number;
}): Decision<object, MessageRefusal> {
  if (message.pictures > MESSAGE_MAX_PICTURES) return refused({ code: 'message_pictures_too_many' });
  if (message.text.trim() === '' && message.pictures === 0) return refused({ code: 'message_empty' });
  return { ok: true };
}
