import type { MessageTexts } from './statuses.ts';

/** English. Texts that the specification quotes are exact. */
export const en: MessageTexts = {
  conversation_not_found: 'There is no such conversation.',
  message_empty: 'Write something, or add a picture.',
  message_pictures_too_many: 'Maximum 3 images can be send at a time.',
  message_reference_unfit: 'This order or trip has nothing to do with the person you are writing to.',
  message_no_inbox: 'This was ordered by a guest, who has no inbox. Call instead.',
  messages_many:
    'You have sent {count} messages in one day. You can send more later; call if it cannot wait.',
  message_pictures_many:
    'You have sent {count} pictures in one day. You can send more later; text still goes through.',
  conversations_many:
    'You have started {count} conversations in one day. You can start more later; existing ones continue.',
};
