import type { MailText, MailTexts } from './mail-texts.ts';

const howToUse = `Your staff use this token, which is shown only here. Send it with every call in the header
  Authorization: Bearer {token}
It is valid for a year. What it can do is described in {docs}`;

const approved = (work: string): MailText => ({
  subject: '{market}: {what} is welcome',
  body: `Hello {name},

{what} is now part of {market}. It is closed until you open it.

${howToUse}

To open:
  PUT {api}/ops/stores/{id}/open   {"active": true}
${work}`,
});

/** English. */
export const en: MailTexts = {
  received: {
    subject: '{market}: your application has arrived',
    body: `Hello {name},

Your application for {what} has reached {market}. We will look at it and answer by email.

You can check its status here at any time:
{status}`,
  },
  approvedStore: approved('Your orders:\n  GET {api}/ops/staff/orders'),
  approvedProvider: approved('Your trips:\n  GET {api}/ops/trips'),
  approvedCourier: {
    subject: '{market}: welcome',
    body: `Hello {name},

You can now deliver orders for {market}.

${howToUse}

Orders waiting for a courier:
  GET {api}/ops/staff/orders?waiting=1
Take one:
  PUT {api}/ops/orders/ORDER/take`,
  },
  refused: {
    subject: '{market}: about your application',
    body: `Hello {name},

We cannot accept {what} at the moment. The reason:

{reason}

You can apply again at any time:
{again}`,
  },
  unanswered: 'There was no answer for half a year.',
};
