/** Refusals and notices of pages, the contact form, settings and maintenance, in every language. */
import { ar } from './texts.ar.ts';
import { en } from './texts.en.ts';
import { fr } from './texts.fr.ts';
import { nl } from './texts.nl.ts';

export type { MarketNoticeCode, MarketRefusalCode } from './statuses.ts';

/** The texts by language. */
export const marketTexts = { en, ar, nl, fr } as const;
