import { type Decision, refused } from '../decision/index.ts';

/** Whom a customer writes to (MSG-01). A rental provider is a store. */
export const COUNTERPART_KINDS = ['store', 'courier', 'support'] as const;

/** One of {@link COUNTERPART_KINDS}. */
export type CounterpartKind = (typeof COUNTERPART_KINDS)[number];

/** The two ends of a conversation. */
export const MESSAGE_SIDES = ['customer', 'counterpart'] as const;

/** One of {@link MESSAGE_SIDES}. */
export type MessageSide = (typeof MESSAGE_SIDES)[number];

/** Maximum length of a message in UTF-16 code units, as browsers count. */
export const MESSAGE_MAX_CHARACTERS = 2000;

/** Maximum number of pictures of a message. */
export const MESSAGE_MAX_PICTURES = 3;

/** Why a message is refused. */
export type MessageRefusal = { readonly code: 'message_empty' };

/** Decides whether a message has any content. Its maximum size is checked by the contract. */
export function decideMessage(message: {
  readonly text: string;
  readonly pictures: number;
}): Decision<object, MessageRefusal> {
  if (message.text.trim() === '' && message.pictures === 0) return refused({ code: 'message_empty' });
  return { ok: true };
}
