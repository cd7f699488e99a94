import type { MailText, MailTexts } from './mail-texts.ts';

const howToUse = `Qui travaille pour vous se sert de ce jeton ; il n’est écrit qu’une fois, ici. Envoyez-le avec chaque appel dans l’en-tête
  Authorization: Bearer {token}
Il vaut un an. Ce qu’il permet est décrit dans {docs}`;

const approved = (work: string): MailText => ({
  subject: '{market} : bienvenue à {what}',
  body: `Bonjour {name},

{what} fait désormais partie de {market}. L’enseigne reste fermée tant que vous ne l’ouvrez pas.

${howToUse}

Ouvrir :
  PUT {api}/ops/stores/{id}/open   {"active": true}
${work}`,
});

/** French. */
export const fr: MailTexts = {
  received: {
    subject: '{market} : votre demande est arrivée',
    body: `Bonjour {name},

votre demande pour {what} est arrivée chez {market}. Nous l’examinons et répondons par e-mail.

Où elle en est se voit ici à tout moment :
{status}`,
  },
  approvedStore: approved('Vos commandes :\n  GET {api}/ops/staff/orders'),
  approvedProvider: approved('Vos locations :\n  GET {api}/ops/trips'),
  approvedCourier: {
    subject: '{market} : bienvenue',
    body: `Bonjour {name},

vous pouvez désormais livrer des commandes pour {market}.

${howToUse}

Commandes qui attendent un coursier :
  GET {api}/ops/staff/orders?waiting=1
En prendre une :
  PUT {api}/ops/orders/ORDER/take`,
  },
  refused: {
    subject: '{market} : au sujet de votre demande',
    body: `Bonjour {name},

nous ne pouvons pas accueillir {what} pour le moment. Le motif :

{reason}

Vous pouvez présenter une nouvelle demande à tout moment :
{again}`,
  },
  unanswered: 'Personne n’a répondu pendant six mois.',
};
