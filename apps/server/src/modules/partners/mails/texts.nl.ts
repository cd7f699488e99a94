import type { MailText, MailTexts } from './mail-texts.ts';

const howToUse = `Uw medewerkers gebruiken dit token, dat alleen hier wordt getoond. Stuur het met elke aanroep mee als kop
  Authorization: Bearer {token}
Het is een jaar geldig. Wat u ermee kunt, staat in {docs}`;

const approved = (work: string): MailText => ({
  subject: '{market}: {what} is welkom',
  body: `Hallo {name},

{what} hoort nu bij {market}. De zaak blijft gesloten tot u opengaat.

${howToUse}

Openen:
  PUT {api}/ops/stores/{id}/open   {"active": true}
${work}`,
});

/** Dutch. */
export const nl: MailTexts = {
  received: {
    subject: '{market}: uw aanmelding is aangekomen',
    body: `Hallo {name},

Uw aanmelding voor {what} is aangekomen bij {market}. We bekijken haar en antwoorden per e-mail.

U kunt hier altijd zien hoe het ermee staat:
{status}`,
  },
  approvedStore: approved('Uw bestellingen:\n  GET {api}/ops/staff/orders'),
  approvedProvider: approved('Uw ritten:\n  GET {api}/ops/trips'),
  approvedCourier: {
    subject: '{market}: welkom',
    body: `Hallo {name},

U kunt nu bestellingen bezorgen voor {market}.

${howToUse}

Bestellingen die op een koerier wachten:
  GET {api}/ops/staff/orders?waiting=1
Een bestelling aannemen:
  PUT {api}/ops/orders/ORDER/take`,
  },
  refused: {
    subject: '{market}: over uw aanmelding',
    body: `Hallo {name},

We kunnen {what} op dit moment niet aannemen. De reden:

{reason}

U kunt zich altijd opnieuw aanmelden:
{again}`,
  },
  unanswered: 'Er is een half jaar lang geen antwoord gekomen.',
};
