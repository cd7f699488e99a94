/** A language beyond the project's own: a file of its own (docs/languages.md). */
interface AddedLanguage {
  readonly name: string;
  readonly base: 'en' | 'ar' | 'nl' | 'fr';
  readonly hidden: boolean;
}

declare const ADDED_LANGUAGES: Readonly<Record<string, AddedLanguage>> | undefined;

// Inserted by the build; tests of rules run without any.
const added = typeof ADDED_LANGUAGES === 'undefined' ? {} : ADDED_LANGUAGES;

const builtIn = { en: 'English', ar: 'العربية', nl: 'Nederlands', fr: 'Français' } as const;

/** A language that the project keeps complete (LANG-01); an added one uses the same type. */
export type Language = keyof typeof builtIn;

/** The languages of the pages, each with its name in that language. */
export const languageNames: Readonly<Record<Language, string>> = {
  ...builtIn,
  ...Object.fromEntries(Object.entries(added).map(([code, { name }]) => [code, name])),
};

/** Those that are offered for choice. */
export const languages = (Object.keys(languageNames) as Language[]).filter((code) => !added[code]?.hidden);

/** The language of the server's answers: its own for the project's languages. */
export const answeredIn = (language: Language): Language => added[language]?.base ?? language;

/** The language of a page whose address names none, for a reader of none of ours. */
export const defaultLanguage: Language = 'en';

/** Adds the language to a page's address: what search engines link to (decision 15). */
export const languageParameter = 'lang';

export const isLanguage = (text: unknown): text is Language =>
  typeof text === 'string' && Object.hasOwn(languageNames, text);

// Codes of right-to-left scripts (LANG-02); a language added later gets the right direction automatically.
const rightToLeft = new Set(['ar', 'arc', 'dv', 'fa', 'he', 'ks', 'ku', 'ps', 'sd', 'ug', 'ur', 'yi']);

export type Direction = 'ltr' | 'rtl';

/** The direction of a language code, with or without a region: `ar-EG` is right-to-left. */
export function directionOf(code: string): Direction {
  return rightToLeft.has((code.split(/[-_]/)[0] ?? '').toLowerCase()) ? 'rtl' : 'ltr';
}

/**
 * The language to answer in: the stored choice, otherwise the best match of an Accept-Language header, otherwise
 * English. Weights are honoured; `fr-CA` is served by `fr`.
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
