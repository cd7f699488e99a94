import type { Language } from '@promenade/contract/refusals';

const texts: Readonly<Record<Language, string>> = {
  en: 'Try again',
  ar: 'حاول مرة أخرى',
  nl: 'Opnieuw proberen',
  fr: 'Réessayer',
};

/** The link that asks for the same page once more: an empty address is the page's own. */
export const againLink = (language: Language): string => `<a class="first" href="">${texts[language]}</a>`;
