/** The languages every text exists in (LANG-01), each with its own name for itself. */
export const languageNames = { en: 'English', ar: 'العربية', nl: 'Nederlands', fr: 'Français' } as const;

export type Language = keyof typeof languageNames;

export const languages = Object.keys(languageNames) as Language[];

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
        code: (code.split('-')[0] ?? '').toLowerCase(),
        weight: weight === undefined ? 1 : Number(weight),
      };
    })
    .filter((entry) => isLanguage(entry.code) && entry.weight > 0)
    .sort((a, b) => b.weight - a.weight);
  return (wanted[0]?.code as Language | undefined) ?? defaultLanguage;
}
