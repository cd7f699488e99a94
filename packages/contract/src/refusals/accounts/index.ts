/** Refusals and notices of accounts, in every language. */
import { ar } from './texts.ar.ts';
import { en } from './texts.en.ts';
import { fr } from './texts.fr.ts';
import { nl } from './texts.nl.ts';

export type { AccountNoticeCode, AccountRefusalCode } from './statuses.ts';

/** The texts of accounts by language. */
export const accountTexts = { en, ar, nl, fr } as const;
