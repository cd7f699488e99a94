import type { Reason } from './reason.ts';

/** Why a shopper cancels. */
export const shopperReasons: readonly Reason[] = [
  {
    id: 'mistake',
    text: {
      en: 'I ordered by mistake',
      ar: 'طلبت عن طريق الخطأ',
      nl: 'Ik heb per ongeluk besteld',
      fr: 'J’ai commandé par erreur',
    },
  },
  {
    id: 'change',
    text: {
      en: 'I want to change the order',
      ar: 'أريد تغيير الطلب',
      nl: 'Ik wil de bestelling wijzigen',
      fr: 'Je veux modifier la commande',
    },
  },
  {
    id: 'address',
    text: {
      en: 'The address or phone number is wrong',
      ar: 'العنوان أو رقم الهاتف غير صحيح',
      nl: 'Het adres of telefoonnummer klopt niet',
      fr: 'L’adresse ou le numéro de téléphone est erroné',
    },
  },
  {
    id: 'slow',
    text: {
      en: 'It takes too long',
      ar: 'يستغرق وقتًا طويلًا',
      nl: 'Het duurt te lang',
      fr: 'C’est trop long',
    },
  },
  {
    id: 'other',
    text: { en: 'Another reason', ar: 'سبب آخر', nl: 'Een andere reden', fr: 'Une autre raison' },
  },
];
