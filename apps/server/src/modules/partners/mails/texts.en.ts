import type { MailText, MailTexts } from './mail-texts.ts';

const howToUse = `Whoever works for you uses this token; it is written once, here. Send it with every call as the header
  Authorization: Bearer {token}
It is good for a year. What it may do is written in {docs}`;

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

your application for {what} has arrived at {market}. We look at it and answer by e-mail.

How it stands can be seen here at any time:
{status}`,
  },
  approvedStore: approved('Your orders:\n  GET {api}/ops/staff/orders'),
  approvedProvider: approved('Your trips:\n  GET {api}/ops/trips'),
  approvedCourier: {
    subject: '{market}: welcome',
    body: `Hello {name},

you can now carry orders for {market}.

${howToUse}

Orders that wait for a courier:
  GET {api}/ops/staff/orders?waiting=1
Take one:
  PUT {api}/ops/orders/ORDER/take`,
  },
  refused: {
    subject: '{market}: about your application',
    body: `Hello {name},

we cannot take on {what} at the moment. The reason:

{reason}

You may apply again at any time:
{again}`,
  },
  unanswered: 'There was no answer for half a year.',
};
