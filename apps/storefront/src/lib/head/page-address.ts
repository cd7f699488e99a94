import {
  defaultLanguage,
  isLanguage,
  type Language,
  languageParameter,
  languages,
} from '../i18n/languages.ts';

/** The alternate addresses of a page: in other languages, and for readers of none of ours. */
export interface Alternate {
  readonly hrefLang: Language | 'x-default';
  readonly href: string;
}

/**
 * An address that names a language. The one without serves English by default: naming English would make it two
 * pages.
 */
export function inLanguage(address: string, language: Language): string {
  if (language === defaultLanguage) return address;
  return `${address}${address.includes('?') ? '&' : '?'}${languageParameter}=${language}`;
}

/**
 * The canonical address of a page (decision 15).
 * @param path with the part of the query that makes it a page of its own, such as `/home?search=category&id=…`
 * @param search the query as requested: it may name a language
 */
export function canonicalOf(origin: string, path: string, search: string): string {
  const named = new URLSearchParams(search).get(languageParameter);
  return inLanguage(`${origin}${path}`, isLanguage(named) ? named : defaultLanguage);
}

/** The address of a page in each language, and for readers of none of ours. */
export function alternatesOf(origin: string, path: string): Alternate[] {
  const address = `${origin}${path}`;
  return [
    ...languages.map((language) => ({ hrefLang: language, href: inLanguage(address, language) })),
    { hrefLang: 'x-default', href: address },
  ];
}
