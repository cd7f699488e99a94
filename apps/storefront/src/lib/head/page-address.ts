import {
  defaultLanguage,
  isLanguage,
  type Language,
  languageParameter,
  languages,
} from '../i18n/languages.ts';

/** Where else a page stands, in another language or for those whose language is none of ours. */
export interface Alternate {
  readonly hrefLang: Language | 'x-default';
  readonly href: string;
}

/** An address that names a language. The one without serves English to those who ask for none: naming it would make it two pages. */
export function inLanguage(address: string, language: Language): string {
  if (language === defaultLanguage) return address;
  return `${address}${address.includes('?') ? '&' : '?'}${languageParameter}=${language}`;
}

/**
 * The one address of a page (decision 15).
 * @param path with what of the query makes it a page of its own, such as `/home?search=category&id=…`
 * @param search of the address as it was asked for: it may name a language
 */
export function canonicalOf(origin: string, path: string, search: string): string {
  const named = new URLSearchParams(search).get(languageParameter);
  return inLanguage(`${origin}${path}`, isLanguage(named) ? named : defaultLanguage);
}

/** Where a page stands in each language, and for those whose language is none of ours. */
export function alternatesOf(origin: string, path: string): Alternate[] {
  const address = `${origin}${path}`;
  return [
    ...languages.map((language) => ({ hrefLang: language, href: inLanguage(address, language) })),
    { hrefLang: 'x-default', href: address },
  ];
}
