import type { MailText, MailTexts } from './mail-texts.ts';

const howToUse = `Wie voor u werkt gebruikt dit token; het staat één keer geschreven, hier. Stuur het mee met elke aanroep als kop
  Authorization: Bearer {token}
Het is een jaar geldig. Wat ermee kan, staat in {docs}`;

const approved = (work: string): MailText => ({
  subject: '{market}: {what} is welkom',
  body: `Hallo {name},

{what} hoort nu bij {market}. De zaak is gesloten tot u haar opent.

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

uw aanmelding voor {what} is aangekomen bij {market}. We bekijken haar en antwoorden per e-mail.

Hoe het ermee staat, ziet u hier altijd:
{status}`,
  },
  approvedStore: approved('Uw bestellingen:\n  GET {api}/ops/staff/orders'),
  approvedProvider: approved('Uw ritten:\n  GET {api}/ops/trips'),
  approvedCourier: {
    subject: '{market}: welkom',
    body: `Hallo {name},

u kunt nu bestellingen bezorgen voor {market}.

${howToUse}

Bestellingen die op een koerier wachten:
  GET {api}/ops/staff/orders?waiting=1
Er een aannemen:
  PUT {api}/ops/orders/ORDER/take`,
  },
  refused: {
    subject: '{market}: over uw aanmelding',
    body: `Hallo {name},

we kunnen {what} op dit moment niet aannemen. De reden:

{reason}

U kunt zich altijd opnieuw aanmelden:
{again}`,
  },
  unanswered: 'Er is een half jaar lang niet geantwoord.',
};
