import type { Language } from '@promenade/contract/refusals';
import { escapedHtml } from './escaped-html.ts';
import { type PagePreferences, pageFrame } from './page-frame.ts';
import { againLink } from './try-again.ts';

interface RefusalTexts {
  readonly title: string;
  readonly text: string;
  readonly home: string;
}

const texts: Readonly<Record<Language, RefusalTexts>> = {
  en: {
    title: 'This link leads nowhere',
    text: 'Its time may be over, or a part of it is missing.',
    home: 'To the home page',
  },
  ar: {
    title: 'هذا الرابط لا يؤدي إلى شيء',
    text: 'ربما انتهت مدته، أو ينقصه جزء.',
    home: 'إلى الصفحة الرئيسية',
  },
  nl: {
    title: 'Deze link leidt nergens heen',
    text: 'Misschien is hij verlopen, of ontbreekt er een stuk.',
    home: 'Naar de startpagina',
  },
  fr: {
    title: 'Ce lien ne mène nulle part',
    text: 'Il a peut-être expiré, ou il en manque une partie.',
    home: 'Vers la page d’accueil',
  },
};

const leadsNowhere = [400, 404];
const passes = [429, 503];

/** The page for a person whose link was refused: to a payment, an invoice, a picture or a document. */
export function refusalPage(preferences: PagePreferences, status: number, message: string): string {
  const { title, text, home } = texts[preferences.language];
  const words = leadsNowhere.includes(status)
    ? { title, content: `<h1>${title}</h1><p>${text}</p>` }
    : { title: message, content: `<h1>${escapedHtml(message)}</h1>` };
  const ways = passes.includes(status)
    ? `${againLink(preferences.language)}<a href="/">${home}</a>`
    : `<a class="first" href="/">${home}</a>`;
  return pageFrame(preferences, words.title, `${words.content}\n<div class="buttons">${ways}</div>`);
}
