import type { MailText, MailTexts } from './mail-texts.ts';

const howToUse = `Je medewerkers gebruiken dit token, dat alleen hier wordt getoond. Stuur het met elke aanroep mee als kop
  Authorization: Bearer {token}
Het is een jaar geldig. Wat je ermee kunt, staat in {docs}`;

const approved = (work: string): MailText => ({
  subject: '{market}: {what} is welkom',
  body: `Hallo {name},

{what} hoort nu bij {market}. De zaak blijft gesloten tot je opengaat.

${howToUse}

Openen:
  PUT {api}/ops/stores/{id}/open   {"active": true}
${work}`,
});

/** Dutch. */
export const nl: MailTexts = {
  received: {
    subject: '{market}: je aanmelding is aangekomen',
    body: `Hallo {name},

Je aanmelding voor {what} is aangekomen bij {market}. We bekijken die en antwoorden per e-mail.

Je kunt hier altijd zien hoe het ermee staat:
{status}`,
  },
  approvedStore: approved('Je bestellingen:\n  GET {api}/ops/staff/orders'),
  approvedProvider: approved('Je ritten:\n  GET {api}/ops/trips'),
  approvedCourier: {
    subject: '{market}: welkom',
    body: `Hallo {name},

Je kunt nu bestellingen bezorgen voor {market}.

${howToUse}

Bestellingen die op een koerier wachten:
  GET {api}/ops/staff/orders?waiting=1
Een bestelling aannemen:
  PUT {api}/ops/orders/ORDER/take`,
  },
  refused: {
    subject: '{market}: over je aanmelding',
    body: `Hallo {name},

We kunnen {what} op dit moment niet aannemen. De reden:

{reason}

Je kunt je altijd opnieuw aanmelden:
{again}`,
  },
  unanswered: 'Er is een half jaar lang geen antwoord gekomen.',
};
