/** Refusals and notices of vehicles and trips, in every language. */
import { ar } from './texts.ar.ts';
import { en } from './texts.en.ts';
import { fr } from './texts.fr.ts';
import { nl } from './texts.nl.ts';

export type { RentalNoticeCode, RentalRefusalCode } from './statuses.ts';

/** The texts of rental by language. */
export const rentalTexts = { en, ar, nl, fr } as const;
