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

/** Texts by format, where the validator's translations only name the format ('Invalid ISO datetime'). */
const wanted: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  ar: {
    date: 'يجب أن يكون يومًا مثل',
    datetime: 'يجب أن يكون لحظة مثل',
    url: 'يجب أن يكون عنوان ويب مثل',
  },
  en: {
    date: 'must be a day such as',
    datetime: 'must be an instant such as',
    url: 'must be a web address such as',
  },
  fr: {
    date: 'doit être un jour comme',
    datetime: 'doit être un instant comme',
    url: 'doit être une adresse web comme',
  },
  nl: {
    date: 'moet een dag zijn, zoals',
    datetime: 'moet een tijdstip zijn, zoals',
    url: 'moet een webadres zijn, zoals',
  },
};

const examples: Readonly<Record<string, string>> = {
  date: '2026-11-26',
  datetime: '2026-11-26T19:42:00Z',
  url: 'https://example.com/page',
};

const inWords =
  (language: Language, plain: z.core.$ZodErrorMap): z.core.$ZodErrorMap =>
  (issue) => {
    // The validator's translations say 'received undefined' or 'expected nonoptional'.
    if (issue.code === 'invalid_type' && issue.input === undefined) return missing[language];
    const words = issue.code === 'invalid_format' ? wanted[language][issue.format] : undefined;
    return words === undefined ? plain(issue) : `${words} ${examples[issue['format'] as string]}`;
  };

/** Texts for values that do not fit the contract, by language. */
export const validationMessages: Readonly<Record<Language, z.core.$ZodErrorMap>> = {
  ar: inWords('ar', ar().localeError),
  en: inWords('en', en().localeError),
  fr: inWords('fr', fr().localeError),
  nl: inWords('nl', nl().localeError),
};
