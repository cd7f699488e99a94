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

/** What is wanted where the validator's languages name a format alone ('Invalid ISO datetime'), by the format. */
const wanted: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  ar: {
    date: 'يجب أن يكون يوماً مثل',
    datetime: 'يجب أن يكون لحظة مثل',
    email: 'يجب أن يكون بريداً إلكترونياً مثل',
    url: 'يجب أن يكون عنوان ويب مثل',
    uuid: 'يجب أن يكون معرّفاً مثل',
  },
  en: {
    date: 'must be a day such as',
    datetime: 'must be an instant such as',
    email: 'must be an e-mail address such as',
    url: 'must be a web address such as',
    uuid: 'must be an id such as',
  },
  fr: {
    date: 'doit être un jour comme',
    datetime: 'doit être un instant comme',
    email: 'doit être une adresse e-mail comme',
    url: 'doit être une adresse web comme',
    uuid: 'doit être un identifiant comme',
  },
  nl: {
    date: 'moet een dag zijn, zoals',
    datetime: 'moet een tijdstip zijn, zoals',
    email: 'moet een e-mailadres zijn, zoals',
    url: 'moet een webadres zijn, zoals',
    uuid: 'moet een id zijn, zoals',
  },
};

const examples: Readonly<Record<string, string>> = {
  date: '2026-11-26',
  datetime: '2026-11-26T19:42:00Z',
  email: 'ada@example.com',
  url: 'https://example.com/page',
  uuid: '0198c0de-0000-7000-8000-000000000001',
};

const inWords =
  (language: Language, plain: z.core.$ZodErrorMap): z.core.$ZodErrorMap =>
  (issue) => {
    // Of a field that may be anything and is not there, the validator's languages say 'expected nonoptional'.
    if (issue.code === 'invalid_type' && (issue.expected as string) === 'nonoptional')
      return missing[language];
    const words = issue.code === 'invalid_format' ? wanted[language][issue.format] : undefined;
    return words === undefined ? plain(issue) : `${words} ${examples[issue['format'] as string]}`;
  };

/** What is wrong with a value that the contract does not have, in the words of each language. */
export const validationMessages: Readonly<Record<Language, z.core.$ZodErrorMap>> = {
  ar: inWords('ar', ar().localeError),
  en: inWords('en', en().localeError),
  fr: inWords('fr', fr().localeError),
  nl: inWords('nl', nl().localeError),
};
