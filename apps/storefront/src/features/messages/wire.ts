import type { Reply } from '@promenade/contract/calls';

/** A message, a conversation and its other party, as in the API. */
export type Message = Reply<'messages.send'>['message'];
export type Conversation = Reply<'messages.send'>['conversation'];
export type Counterpart = Conversation['counterpart'];

/** The loaded part of a conversation: at least its end. */
export type Thread = Reply<'messages.details'>;
