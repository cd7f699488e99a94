/** A language beside those that the project keeps: a file of its own (docs/languages.md). */
interface AddedLanguage {
  readonly name: string;
  readonly base: 'en' | 'ar' | 'nl' | 'fr';
  readonly hidden: boolean;
}

declare const ADDED_LANGUAGES: Readonly<Record<string, AddedLanguage>> | undefined;

// Written in by the build; tests of rules run without one.
const added = typeof ADDED_LANGUAGES === 'undefined' ? {} : ADDED_LANGUAGES;

const builtIn = { en: 'English', ar: 'العربية', nl: 'Nederlands', fr: 'Français' } as const;

/** A language that the project keeps complete (LANG-01); an added one goes by the same name. */
export type Language = keyof typeof builtIn;

/** The languages pages are written in, each with its own name for itself. */
export const languageNames: Readonly<Record<Language, string>> = {
  ...builtIn,
  ...Object.fromEntries(Object.entries(added).map(([code, { name }]) => [code, name])),
};

/** Those that are offered for choice. */
export const languages = (Object.keys(languageNames) as Language[]).filter((code) => !added[code]?.hidden);

/** The language that the server answers in: its own for those that the project keeps. */
export const answeredIn = (language: Language): Language => added[language]?.base ?? language;

/** What a page is written in where its address names no language and the reader's is none of ours. */
export const defaultLanguage: Language = 'en';

/** Names the language in a page's address: what search engines link to (decision 15). */
export const languageParameter = 'lang';

export const isLanguage = (text: unknown): text is Language =>
  typeof text === 'string' && Object.hasOwn(languageNames, text);

// Codes of right-to-left scripts (LANG-02); a language added later falls on the right side by itself.
const rightToLeft = new Set(['ar', 'arc', 'dv', 'fa', 'he', 'ks', 'ku', 'ps', 'sd', 'ug', 'ur', 'yi']);

export type Direction = 'ltr' | 'rtl';

/** The direction of a language code, with or without a region: `ar-EG` is right-to-left. */
export function directionOf(code: string): Direction {
  return rightToLeft.has((code.split(/[-_]/)[0] ?? '').toLowerCase()) ? 'rtl' : 'ltr';
}

/**
 * The language to answer in: the stored choice, else the best of an Accept-Language header, else English.
 * Weights are honoured; `fr-CA` is served by `fr`.
 */
export function pickLanguage(stored: string | undefined, acceptLanguage: string | null): Language {
  if (isLanguage(stored)) return stored;
  const wanted = (acceptLanguage ?? '')
    .split(',')
    .map((part) => {
      const [code = '', weight] = part.trim().split(';q=');
      return {
        code: isLanguage(code) ? code : (code.split('-')[0] ?? '').toLowerCase(),
        weight: weight === undefined ? 1 : Number(weight),
      };
    })
    .filter((entry) => isLanguage(entry.code) && entry.weight > 0)
    .sort((a, b) => b.weight - a.weight);
  return (wanted[0]?.code as Language | undefined) ?? defaultLanguage;
}
