import type { Language } from '@promenade/contract/refusals';
import { escapedHtml } from './escaped-html.ts';
import { type PagePreferences, pageFrame } from './page-frame.ts';

const texts: Readonly<
  Record<Language, { readonly title: string; readonly text: string; readonly home: string }>
> = {
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

/** The page for a person whose link was refused: to a payment, an invoice, a picture or a document. */
export function refusalPage(preferences: PagePreferences, status: number, message: string): string {
  const { title, text, home } = texts[preferences.language];
  const words =
    status === 404 || status === 400 ? `<h1>${title}</h1><p>${text}</p>` : `<h1>${escapedHtml(message)}</h1>`;
  return pageFrame(
    preferences,
    title,
    `${words}\n<div class="buttons"><a class="first" href="/">${home}</a></div>`,
  );
}
