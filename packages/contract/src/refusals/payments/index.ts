/** Refusals and notices of payments, in every language. */
import { ar } from './texts.ar.ts';
import { en } from './texts.en.ts';
import { fr } from './texts.fr.ts';
import { nl } from './texts.nl.ts';

export type { PaymentNoticeCode, PaymentRefusalCode } from './statuses.ts';

/** The texts of payments by language. */
export const paymentTexts = { en, ar, nl, fr } as const;
