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
export type MessageRefusal = { readonly code: 'message_empty' };

/** Whether a message says anything. How much it may say at once is the contract's: nothing more comes in. */
export function decideMessage(message: {
  readonly text: string;
  readonly pictures: number;
}): Decision<object, MessageRefusal> {
  if (message.text.trim() === '' && message.pictures === 0) return refused({ code: 'message_empty' });
  return { ok: true };
}
