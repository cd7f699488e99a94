import type { Language } from '@promenade/contract/refusals';
import type { z } from 'zod';
import ar from 'zod/v4/locales/ar.js';
import en from 'zod/v4/locales/en.js';
import fr from 'zod/v4/locales/fr.js';
import nl from 'zod/v4/locales/nl.js';

/** What is wrong with a value that the contract does not have, in the words of each language. */
export const validationMessages: Readonly<Record<Language, z.core.$ZodErrorMap>> = {
  ar: ar().localeError,
  en: en().localeError,
  fr: fr().localeError,
  nl: nl().localeError,
};
