import { type Language, messageOf } from '@promenade/contract/refusals';
import { pageStyle } from '../sandbox/page-style.ts';

const texts: Readonly<
  Record<Language, { readonly title: string; readonly again: string; readonly back: string }>
> = {
  en: { title: 'Payment', again: 'Try again', back: 'Pay another way' },
  ar: { title: 'الدفع', again: 'حاول مرة أخرى', back: 'ادفع بطريقة أخرى' },
  nl: { title: 'Betaling', again: 'Opnieuw proberen', back: 'Anders betalen' },
  fr: { title: 'Paiement', again: 'Réessayer', back: 'Payer autrement' },
};

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** What whoever follows the link of a payment is shown while its gateway does not answer: a way on, and a way back. */
export function unavailablePage(
  { language, theme }: { readonly language: Language; readonly theme: 'light' | 'dark' | undefined },
  back: string,
): string {
  const direction = language === 'ar' ? 'rtl' : 'ltr';
  const themed = theme === undefined ? '' : ` data-theme="${theme}"`;
  const { title, again, back: otherwise } = texts[language];
  return `<!doctype html><html lang="${language}" dir="${direction}"${themed}><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<title>${title}</title><style>${pageStyle}</style></head><body><main>
<h1>${title}</h1><p role="alert">${escaped(messageOf('payment_unavailable', language))}</p>
<div class="buttons"><a class="first" href="">${again}</a><a href="${escaped(back)}">${otherwise}</a></div></main></body></html>`;
}
