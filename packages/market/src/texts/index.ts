// The texts room: the languages of a market's texts, and how long they may be. It knows nothing that they are about.

/** The storefront's languages. Every text of the catalogue exists in all four. */
export type LanguageCode = 'en' | 'ar' | 'nl' | 'fr';

/** One text in every language; no entry is ever empty. */
export type LocalizedText = Readonly<Record<LanguageCode, string>>;

/** Maximum characters of a name and of a description, in each language. */
export const LONGEST_NAME = 200;
export const LONGEST_DESCRIPTION = 5_000;
