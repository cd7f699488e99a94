/** Refusals and notices after an order was placed, in every language. */
import { ar } from './texts.ar.ts';
import { en } from './texts.en.ts';
import { fr } from './texts.fr.ts';
import { nl } from './texts.nl.ts';

export type { AfterNoticeCode, AfterRefusalCode } from './statuses.ts';

/** The texts by language. */
export const afterTexts = { en, ar, nl, fr } as const;
