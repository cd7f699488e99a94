import type { Language } from '@promenade/contract/refusals';
import type { z } from 'zod';
import ar from 'zod/v4/locales/ar.js';
import en from 'zod/v4/locales/en.js';
import fr from 'zod/v4/locales/fr.js';
import nl from 'zod/v4/locales/nl.js';

const missing: Readonly<Record<Language, string>> = {
  ar: 'مفقود',
  en: 'is missing',
  fr: 'manque',
  nl: 'ontbreekt',
};

// Of a field that may be anything and is not there, the validator's languages say 'expected nonoptional'.
const inWords =
  (language: Language, plain: z.core.$ZodErrorMap): z.core.$ZodErrorMap =>
  (issue) =>
    issue.code === 'invalid_type' && (issue.expected as string) === 'nonoptional'
      ? missing[language]
      : plain(issue);

/** What is wrong with a value that the contract does not have, in the words of each language. */
export const validationMessages: Readonly<Record<Language, z.core.$ZodErrorMap>> = {
  ar: inWords('ar', ar().localeError),
  en: inWords('en', en().localeError),
  fr: inWords('fr', fr().localeError),
  nl: inWords('nl', nl().localeError),
};
