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

/** How a page names itself to search engines. */
export interface PageAddress {
  readonly canonical: string;
  readonly alternates: readonly Alternate[];
}

/** An address that names a language. The one without serves English to those who ask for none: naming it would make it two pages. */
export function inLanguage(address: string, language: Language): string {
  if (language === defaultLanguage) return address;
  return `${address}${address.includes('?') ? '&' : '?'}${languageParameter}=${language}`;
}

/**
 * The one address of a page and those of its translations (decision 15).
 * @param path with what of the query makes it a page of its own, such as `/home?search=category&id=…`
 * @param search of the address as it was asked for: it may name a language
 */
export function pageAddress(origin: string, path: string, search: string): PageAddress {
  const address = `${origin}${path}`;
  const named = new URLSearchParams(search).get(languageParameter);
  return {
    canonical: inLanguage(address, isLanguage(named) ? named : defaultLanguage),
    alternates: [
      ...languages.map((language) => ({ hrefLang: language, href: inLanguage(address, language) })),
      { hrefLang: 'x-default', href: address },
    ],
  };
}
