/** Refusals and notices of partner applications, in every language. */
import { ar } from './texts.ar.ts';
import { en } from './texts.en.ts';
import { fr } from './texts.fr.ts';
import { nl } from './texts.nl.ts';

export type { PartnerNoticeCode, PartnerRefusalCode } from './statuses.ts';

/** The texts by language. */
export const partnerTexts = { en, ar, nl, fr } as const;
