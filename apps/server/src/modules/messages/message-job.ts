/** Names of this room's jobs. */
export const messageJob = {
  /** Notifies the customer of a message, unless it has been read. */
  tell: 'messages.tell',
  /** A demonstration answers a first message. */
  answer: 'messages.answer',
} as const;
