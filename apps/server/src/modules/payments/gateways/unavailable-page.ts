import { type Language, messageOf } from '@promenade/contract/refusals';
import { escapedHtml } from '../../../platform/pages/escaped-html.ts';
import { type PagePreferences, pageFrame } from '../../../platform/pages/page-frame.ts';

const texts: Readonly<
  Record<Language, { readonly title: string; readonly again: string; readonly back: string }>
> = {
  en: { title: 'Payment', again: 'Try again', back: 'Pay another way' },
  ar: { title: 'الدفع', again: 'حاول مرة أخرى', back: 'ادفع بطريقة أخرى' },
  nl: { title: 'Betaling', again: 'Opnieuw proberen', back: 'Anders betalen' },
  fr: { title: 'Paiement', again: 'Réessayer', back: 'Payer autrement' },
};

/** What whoever follows the link of a payment is shown while its gateway does not answer: a way on, and a way back. */
export function unavailablePage(preferences: PagePreferences, back: string): string {
  const { title, again, back: otherwise } = texts[preferences.language];
  const message = messageOf('payment_unavailable', preferences.language);
  return pageFrame(
    preferences,
    title,
    `<h1>${title}</h1><p role="alert">${escapedHtml(message)}</p>
<div class="buttons"><a class="first" href="">${again}</a><a href="${escapedHtml(back)}">${otherwise}</a></div>`,
  );
}
