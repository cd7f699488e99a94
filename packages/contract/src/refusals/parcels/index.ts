/** Refusals and notices of parcels, in every language. */
import { ar } from './texts.ar.ts';
import { en } from './texts.en.ts';
import { fr } from './texts.fr.ts';
import { nl } from './texts.nl.ts';

export type { ParcelNoticeCode, ParcelRefusalCode } from './statuses.ts';

/** The texts of parcels by language. */
export const parcelTexts = { en, ar, nl, fr } as const;
