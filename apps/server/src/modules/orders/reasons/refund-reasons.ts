import type { Reason } from './reason.ts';

/** Why money is asked back. */
export const refundReasons: readonly Reason[] = [
  {
    id: 'missing',
    text: {
      en: 'Something is missing',
      ar: 'هناك شيء ناقص',
      nl: 'Er ontbreekt iets',
      fr: 'Il manque quelque chose',
    },
  },
  {
    id: 'wrong',
    text: {
      en: 'It is not what I ordered',
      ar: 'ليس ما طلبته',
      nl: 'Het is niet wat ik besteld heb',
      fr: 'Ce n’est pas ce que j’ai commandé',
    },
  },
  {
    id: 'damaged',
    text: {
      en: 'It is damaged or spoiled',
      ar: 'تالف أو فاسد',
      nl: 'Het is beschadigd of bedorven',
      fr: 'C’est abîmé ou gâté',
    },
  },
  {
    id: 'late',
    text: {
      en: 'It came far too late',
      ar: 'وصل متأخرًا جدًا',
      nl: 'Het kwam veel te laat',
      fr: 'C’est arrivé bien trop tard',
    },
  },
  {
    id: 'other',
    text: { en: 'Another reason', ar: 'سبب آخر', nl: 'Een andere reden', fr: 'Une autre raison' },
  },
];
