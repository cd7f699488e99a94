import type { Language } from '@promenade/contract/refusals';
import { escapedHtml } from './escaped-html.ts';
import { type PagePreferences, pageFrame } from './page-frame.ts';
import { againLink } from './try-again.ts';

interface FaultTexts {
  readonly title: string;
  readonly text: string;
  /** `{id}` is replaced. */
  readonly request: string;
  readonly help: string;
}

// The words of the storefront's own page for a fault.
const texts: Readonly<Record<Language, FaultTexts>> = {
  en: {
    title: 'Something went wrong',
    text: 'It is our fault, not yours. Try again in a moment; if it happens again, tell us the number below.',
    request: 'Request {id}',
    help: 'Help & Support',
  },
  ar: {
    title: 'حدث خطأ ما',
    text: 'الخطأ من جانبنا لا من جانبك. حاول بعد لحظة، وإن استمر فأخبرنا بالرقم أدناه.',
    request: 'رقم الطلب التقني {id}',
    help: 'المساعدة والدعم',
  },
  nl: {
    title: 'Er is iets misgegaan',
    text: 'Het ligt aan ons, niet aan jou. Probeer het zo opnieuw; blijft het zo, noem ons dan het nummer hieronder.',
    request: 'Aanvraag {id}',
    help: 'Hulp en ondersteuning',
  },
  fr: {
    title: 'Une erreur est survenue',
    text: 'C’est notre faute, pas la vôtre. Réessayez dans un instant\u00a0; si cela dure, indiquez-nous le numéro ci-dessous.',
    request: 'Requête {id}',
    help: 'Aide et assistance',
  },
};

/** The page for a person whose link met a fault (SYS-13); its number leads to the log. */
export function faultPage(preferences: PagePreferences, requestId: string): string {
  const { title, text, request, help } = texts[preferences.language];
  const number = request.replace('{id}', () => `<bdi>${escapedHtml(requestId)}</bdi>`);
  return pageFrame(
    preferences,
    title,
    `<h1>${title}</h1><p role="alert">${text}</p>
<div class="buttons">${againLink(preferences.language)}<a href="/help-and-support">${escapedHtml(help)}</a></div>
<p class="request">${number}</p>`,
  );
}
