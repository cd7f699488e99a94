/** Refusals of messages with their HTTP statuses. */
export const messageRefusalStatus = {
  conversation_not_found: 404,
  message_empty: 422,
  message_pictures_too_many: 422,
  message_reference_unfit: 422,
  message_no_inbox: 422,
  messages_many: 429,
  message_pictures_many: 429,
  conversations_many: 429,
} as const;

/** A refusal of messages. */
export type MessageRefusalCode = keyof typeof messageRefusalStatus;

/** The texts of one language; the type makes the map complete. */
export type MessageTexts = Readonly<Record<MessageRefusalCode, string>>;
