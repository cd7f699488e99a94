import type { Reply } from '@promenade/contract/calls';

/** A message, a conversation and whom it is with, as the wire has them. */
export type Message = Reply<'messages.send'>['message'];
export type Conversation = Reply<'messages.send'>['conversation'];
export type Counterpart = Conversation['counterpart'];

/** What is known of one conversation: a part of it, its end at least. */
export type Thread = Reply<'messages.details'>;
