/** Names of this room's jobs. */
export const messageJob = {
  /** The customer is told of a message, unless it was read meanwhile. */
  tell: 'messages.tell',
  /** A demonstration answers a first message. */
  answer: 'messages.answer',
} as const;
