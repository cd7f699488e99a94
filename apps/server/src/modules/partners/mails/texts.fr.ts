import type { MailText, MailTexts } from './mail-texts.ts';

const howToUse = `Votre personnel utilise ce jeton, qui n’est affiché qu’ici. Envoyez-le avec chaque appel dans l’en-tête
  Authorization: Bearer {token}
Il est valable un an. Ce qu’il permet est décrit dans {docs}`;

const approved = (work: string): MailText => ({
  subject: '{market}\u00a0: bienvenue à {what}',
  body: `Bonjour {name},

{what} fait désormais partie de {market}. L’enseigne reste fermée jusqu’à ce que vous l’ouvriez.

${howToUse}

Pour ouvrir\u00a0:
  PUT {api}/ops/stores/{id}/open   {"active": true}
${work}`,
});

/** French. */
export const fr: MailTexts = {
  received: {
    subject: '{market}\u00a0: votre demande est arrivée',
    body: `Bonjour {name},

Votre demande pour {what} est arrivée chez {market}. Nous allons l’examiner et vous répondre par e-mail.

Vous pouvez voir où elle en est à tout moment\u00a0:
{status}`,
  },
  approvedStore: approved('Vos commandes\u00a0:\n  GET {api}/ops/staff/orders'),
  approvedProvider: approved('Vos trajets\u00a0:\n  GET {api}/ops/trips'),
  approvedCourier: {
    subject: '{market}\u00a0: bienvenue',
    body: `Bonjour {name},

Vous pouvez désormais livrer des commandes pour {market}.

${howToUse}

Commandes qui attendent un coursier\u00a0:
  GET {api}/ops/staff/orders?waiting=1
En prendre une\u00a0:
  PUT {api}/ops/orders/ORDER/take`,
  },
  refused: {
    subject: '{market}\u00a0: au sujet de votre demande',
    body: `Bonjour {name},

Nous ne pouvons pas accepter {what} pour le moment. Le motif\u00a0:

{reason}

Vous pouvez présenter une nouvelle demande à tout moment\u00a0:
{again}`,
  },
  unanswered: 'Il n’y a pas eu de réponse pendant six mois.',
};
