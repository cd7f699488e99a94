import type { MessageTexts } from './statuses.ts';

/** French. */
export const fr: MessageTexts = {
  conversation_not_found: 'Cette conversation n’existe pas.',
  message_empty: 'Écrivez quelque chose ou ajoutez une photo.',
  message_pictures_too_many: 'Vous pouvez envoyer au plus 3 photos à la fois.',
  message_reference_unfit: 'Cette commande ou ce trajet n’a rien à voir avec la personne à qui vous écrivez.',
  message_no_inbox: 'Cette commande vient d’un invité, qui n’a pas de messagerie. Appelez plutôt.',
  messages_many:
    'Vous avez envoyé {count} messages en une journée. Vous pourrez en envoyer d’autres plus tard\u00a0; appelez si cela ne peut pas attendre.',
  message_pictures_many:
    'Vous avez envoyé {count} photos en une journée. Vous pourrez en envoyer d’autres plus tard\u00a0; le texte passe toujours.',
  conversations_many:
    'Vous avez commencé {count} conversations en une journée. Vous pourrez en commencer d’autres plus tard\u00a0; celles en cours continuent.',
};
