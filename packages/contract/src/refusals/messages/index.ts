/** Refusals of messages, in every language. */
import { ar } from './texts.ar.ts';
import { en } from './texts.en.ts';
import { fr } from './texts.fr.ts';
import { nl } from './texts.nl.ts';

export type { MessageRefusalCode } from './statuses.ts';

/** The texts by language. */
export const messageTexts = { en, ar, nl, fr } as const;
