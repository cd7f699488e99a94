import type { MessageTexts } from './statuses.ts';

/** English. Texts that the specification quotes are exact. */
export const en: MessageTexts = {
  conversation_not_found: 'There is no such conversation.',
  message_empty: 'Write something, or add a picture.',
  message_pictures_too_many: 'Maximum 3 images can be send at a time.',
  message_reference_unfit: 'This order or trip has nothing to do with the person you are writing to.',
  message_no_inbox: 'Whoever ordered this is a guest and has no inbox. Call instead.',
  messages_many:
    'You have written {count} messages within a day. More can be sent later; call where it cannot wait.',
  message_pictures_many:
    'You have sent {count} pictures within a day. More can be sent later; words still go through.',
  conversations_many:
    'You have begun {count} conversations within a day. Others can be begun later; those that you have go on.',
};
