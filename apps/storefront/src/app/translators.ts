import { catalogues } from 'virtual:catalogues';
import type { Language } from '../lib/i18n/languages.ts';
import { createTranslator, type Translator } from '../lib/i18n/translator.ts';

/** What the server renders pages with, one for each language. */
export const translators = Object.fromEntries(
  Object.entries(catalogues).map(([language, { messages }]) => [
    language,
    createTranslator(language as Language, messages),
  ]),
) as Record<Language, Translator>;
