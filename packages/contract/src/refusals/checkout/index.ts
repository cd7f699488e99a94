/** Refusals of checkout, in every language. */
import { ar } from './texts.ar.ts';
import { en } from './texts.en.ts';
import { fr } from './texts.fr.ts';
import { nl } from './texts.nl.ts';

export type { CheckoutRefusalCode } from './statuses.ts';

/** The texts of checkout by language. */
export const checkoutTexts = { en, ar, nl, fr } as const;
