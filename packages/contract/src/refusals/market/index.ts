/** What is refused about a market's pages, its contact form and its maintenance, in every language. */
import { ar } from './texts.ar.ts';
import { en } from './texts.en.ts';
import { fr } from './texts.fr.ts';
import { nl } from './texts.nl.ts';

export type { MarketNoticeCode, MarketRefusalCode } from './statuses.ts';

/** The texts by language. */
export const marketTexts = { en, ar, nl, fr } as const;
