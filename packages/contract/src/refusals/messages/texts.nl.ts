import type { MessageTexts } from './statuses.ts';

/** Dutch. */
export const nl: MessageTexts = {
  conversation_not_found: 'Dit gesprek bestaat niet.',
  message_empty: 'Schrijf iets of voeg een foto toe.',
  message_pictures_too_many: 'Je kunt hoogstens 3 foto’s tegelijk sturen.',
  message_reference_unfit: 'Deze bestelling of rit heeft niets te maken met wie je schrijft.',
  message_no_inbox: 'Dit is besteld door een gast, en die heeft geen inbox. Bel in plaats daarvan.',
  messages_many:
    'Je hebt binnen een dag {count} berichten gestuurd. Later kun je er meer sturen; bel als het niet kan wachten.',
  message_pictures_many:
    'Je hebt binnen een dag {count} foto’s gestuurd. Later kun je er meer sturen; tekst komt nog aan.',
  conversations_many:
    'Je bent binnen een dag {count} gesprekken begonnen. Later kun je er meer beginnen; lopende gesprekken gaan door.',
};
