import type { Language } from '@promenade/contract/refusals';

/** Every word of the local provider's page. */
export interface PageTexts {
  readonly title: string;
  readonly stands: string;
  readonly account: string;
  readonly name: string;
  readonly email: string;
  readonly go: string;
}

/** The page's words by language. */
export const pageTexts: Readonly<Record<Language, PageTexts>> = {
  en: {
    title: 'Demonstration sign-in',
    stands: 'This page stands in for {provider}. Say who you want to be; nothing is sent anywhere else.',
    account: 'Account',
    name: 'Name (may be empty)',
    email: 'Email (may be empty)',
    go: 'Continue',
  },
  ar: {
    title: 'تسجيل دخول تجريبي',
    stands: 'تحل هذه الصفحة محل {provider}. قل من تريد أن تكون؛ لا يُرسل شيء إلى أي مكان آخر.',
    account: 'الحساب',
    name: 'الاسم (يمكن تركه فارغًا)',
    email: 'البريد الإلكتروني (يمكن تركه فارغًا)',
    go: 'متابعة',
  },
  nl: {
    title: 'Inloggen voor de demo',
    stands:
      'Deze pagina vervangt {provider}. Zeg wie je wilt zijn; er wordt niets ergens anders heen gestuurd.',
    account: 'Account',
    name: 'Naam (mag leeg zijn)',
    email: 'E-mailadres (mag leeg zijn)',
    go: 'Doorgaan',
  },
  fr: {
    title: 'Connexion de démonstration',
    stands: 'Cette page remplace {provider}. Dites qui vous voulez être\u00a0; rien n’est envoyé ailleurs.',
    account: 'Compte',
    name: 'Nom (peut rester vide)',
    email: 'E-mail (peut rester vide)',
    go: 'Continuer',
  },
};
