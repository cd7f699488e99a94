import type { Language } from '@promenade/contract/refusals';

/** Every word of the sandbox’s page. */
export interface PageTexts {
  readonly title: string;
  readonly stands: string;
  readonly amount: string;
  readonly until: string;
  readonly delivery: string;
  readonly now: string;
  readonly late: string;
  readonly twice: string;
  readonly out_of_order: string;
  readonly after_hold: string;
  readonly approve: string;
  readonly second_step: string;
  readonly decline: string;
  readonly time_out: string;
  readonly codeTitle: string;
  readonly codeHint: string;
  readonly code: string;
  readonly codeWrong: string;
  readonly confirm: string;
  readonly back: string;
}

/** The page’s words by language. */
export const pageTexts: Readonly<Record<Language, PageTexts>> = {
  en: {
    title: 'Demonstration payment',
    stands:
      'This page stands in for a bank. No money moves and no card is asked for: say what the bank does.',
    amount: 'To pay',
    until: 'Until',
    delivery: 'When the bank tells {market}',
    now: 'At once',
    late: 'Late, after 20 seconds',
    twice: 'Twice',
    out_of_order: 'In the wrong order',
    after_hold: 'Only when the time to pay is over',
    approve: 'Approve',
    second_step: 'Ask for a second step',
    decline: 'Decline',
    time_out: 'Never answer',
    codeTitle: 'A second step',
    codeHint: 'The bank would send a code now. Here it is always 123456.',
    code: 'Code',
    codeWrong: 'This is not the code. It is 123456.',
    confirm: 'Confirm',
    back: 'Back',
  },
  ar: {
    title: 'دفع تجريبي',
    stands: 'تحل هذه الصفحة محل البنك. لا تُنقل أموال ولا تُطلب بطاقة: حدّد ما يفعله البنك.',
    amount: 'المبلغ المطلوب',
    until: 'حتى',
    delivery: 'متى يُبلّغ البنك {market}',
    now: 'فورًا',
    late: 'متأخرًا، بعد 20 ثانية',
    twice: 'مرتين',
    out_of_order: 'بترتيب خاطئ',
    after_hold: 'بعد انتهاء وقت الدفع فقط',
    approve: 'قبول',
    second_step: 'طلب خطوة ثانية',
    decline: 'رفض',
    time_out: 'عدم الرد أبدًا',
    codeTitle: 'خطوة ثانية',
    codeHint: 'كان البنك ليرسل رمزًا الآن. أما هنا فهو دائمًا 123456.',
    code: 'الرمز',
    codeWrong: 'هذا ليس الرمز. الرمز هو 123456.',
    confirm: 'تأكيد',
    back: 'رجوع',
  },
  nl: {
    title: 'Demonstratiebetaling',
    stands:
      'Deze pagina vervangt een bank. Er gaat geen geld om en er wordt geen kaart gevraagd: kies wat de bank doet.',
    amount: 'Te betalen',
    until: 'Tot',
    delivery: 'Wanneer de bank {market} op de hoogte brengt',
    now: 'Meteen',
    late: 'Laat, na 20 seconden',
    twice: 'Twee keer',
    out_of_order: 'In de verkeerde volgorde',
    after_hold: 'Pas als de tijd om te betalen voorbij is',
    approve: 'Goedkeuren',
    second_step: 'Om een tweede stap vragen',
    decline: 'Weigeren',
    time_out: 'Nooit antwoorden',
    codeTitle: 'Een tweede stap',
    codeHint: 'De bank zou nu een code sturen. Hier is die altijd 123456.',
    code: 'Code',
    codeWrong: 'Dit is niet de code. De code is 123456.',
    confirm: 'Bevestigen',
    back: 'Terug',
  },
  fr: {
    title: 'Paiement de démonstration',
    stands:
      'Cette page joue le rôle d’une banque. Aucun argent ne circule et aucune carte n’est demandée\u00a0: dites ce que fait la banque.',
    amount: 'À payer',
    until: 'Jusqu’à',
    delivery: 'Quand la banque prévient {market}',
    now: 'Tout de suite',
    late: 'En retard, après 20 secondes',
    twice: 'Deux fois',
    out_of_order: 'Dans le désordre',
    after_hold: 'Seulement une fois le délai de paiement écoulé',
    approve: 'Accepter',
    second_step: 'Demander une deuxième étape',
    decline: 'Refuser',
    time_out: 'Ne jamais répondre',
    codeTitle: 'Une deuxième étape',
    codeHint: 'La banque enverrait maintenant un code. Ici, c’est toujours 123456.',
    code: 'Code',
    codeWrong: 'Ce n’est pas le code. C’est 123456.',
    confirm: 'Confirmer',
    back: 'Retour',
  },
};
