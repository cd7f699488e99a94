import type { Language } from '@promenade/contract/refusals';
import { ar } from './texts.ar.ts';
import { en } from './texts.en.ts';
import { fr } from './texts.fr.ts';
import { nl } from './texts.nl.ts';

/** A mail; `{words}` in braces are filled in. */
export interface MailText {
  readonly subject: string;
  readonly body: string;
}

/** The mails of applications in one language. */
export interface MailTexts {
  readonly received: MailText;
  readonly approvedStore: MailText;
  readonly approvedProvider: MailText;
  readonly approvedCourier: MailText;
  readonly refused: MailText;
  /** The reason where nobody has answered. */
  readonly unanswered: string;
}

/** By language. */
export const mailTexts: Readonly<Record<Language, MailTexts>> = { en, ar, nl, fr };
