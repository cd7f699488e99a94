import type { Language } from '@promenade/contract/refusals';
import { escapedHtml } from '../../platform/pages/escaped-html.ts';
import { type PagePreferences, pageFrame } from '../../platform/pages/page-frame.ts';

interface LeaveTexts {
  readonly title: string;
  /** `{email}` is replaced. */
  readonly ask: string;
  readonly leave: string;
  readonly stay: string;
  readonly leftTitle: string;
  readonly left: string;
  readonly home: string;
}

const texts: Readonly<Record<Language, LeaveTexts>> = {
  en: {
    title: 'Leave the newsletter?',
    ask: 'We would send no more news to {email}.',
    leave: 'Leave the newsletter',
    stay: 'Stay on the list',
    leftTitle: 'No more newsletters',
    left: '{email} is not on our list. If you change your mind, sign up at the foot of any page.',
    home: 'To the home page',
  },
  ar: {
    title: 'هل تريد إلغاء الاشتراك في النشرة؟',
    ask: 'لن نرسل بعد ذلك أي أخبار إلى {email}.',
    leave: 'إلغاء الاشتراك',
    stay: 'البقاء في القائمة',
    leftTitle: 'لا نشرات بعد الآن',
    left: '{email} ليس في قائمتنا. إن غيّرت رأيك فاشترك من أسفل أي صفحة.',
    home: 'إلى الصفحة الرئيسية',
  },
  nl: {
    title: 'De nieuwsbrief opzeggen?',
    ask: 'We sturen dan geen nieuws meer naar {email}.',
    leave: 'Nieuwsbrief opzeggen',
    stay: 'Op de lijst blijven',
    leftTitle: 'Geen nieuwsbrieven meer',
    left: '{email} staat niet op onze lijst. Verander je van gedachten? Meld je dan onderaan een pagina weer aan.',
    home: 'Naar de startpagina',
  },
  fr: {
    title: 'Se désabonner de la lettre d’information\u00a0?',
    ask: 'Nous n’enverrions plus de nouvelles à {email}.',
    leave: 'Se désabonner',
    stay: 'Rester sur la liste',
    leftTitle: 'Plus de lettres d’information',
    left: '{email} n’est pas sur notre liste. Si vous changez d’avis, abonnez-vous au bas de n’importe quelle page.',
    home: 'Aller à la page d’accueil',
  },
};

const withAddress = (text: string, email: string): string =>
  text.replace('{email}', () => `<bdi>${escapedHtml(email)}</bdi>`);

/** Asks for confirmation: mail scanners follow links, but press no buttons. */
export function askPage(preferences: PagePreferences, email: string): string {
  const { title, ask, leave, stay } = texts[preferences.language];
  return pageFrame(
    preferences,
    title,
    `<form method="post" action=""><h1>${title}</h1><p>${withAddress(ask, email)}</p>
<div class="buttons"><button class="first">${leave}</button><a href="/">${stay}</a></div></form>`,
  );
}

/** Says that the address is no longer subscribed, or never was. */
export function leftPage(preferences: PagePreferences, email: string): string {
  const { leftTitle, left, home } = texts[preferences.language];
  return pageFrame(
    preferences,
    leftTitle,
    `<h1>${leftTitle}</h1><p role="status">${withAddress(left, email)}</p>
<div class="buttons"><a class="first" href="/">${home}</a></div>`,
  );
}
