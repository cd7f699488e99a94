import type { MessageTexts } from './statuses.ts';

/** Dutch. */
export const nl: MessageTexts = {
  conversation_not_found: 'Dit gesprek is er niet.',
  message_empty: 'Schrijf iets of voeg een foto toe.',
  message_pictures_too_many: 'Je kunt hoogstens 3 foto’s tegelijk sturen.',
  message_reference_unfit: 'Deze bestelling of rit heeft niets te maken met wie je schrijft.',
  message_no_inbox: 'Wie dit bestelde is gast en heeft geen inbox. Bel in plaats daarvan.',
};
