import type { LocalText } from '../../platform/local-text.ts';

/** A transfer as a demonstration offers it: the account is made up, as its name says. */
export const demoTransfer = {
  id: 'bank_transfer',
  name: {
    en: 'Bank transfer',
    ar: 'تحويل بنكي',
    nl: 'Bankoverschrijving',
    fr: 'Virement bancaire',
  } satisfies LocalText,
  details: [
    {
      label: { en: 'Account', ar: 'الحساب', nl: 'Rekening', fr: 'Compte' } satisfies LocalText,
      value: 'DEMO 0000 0000 0000',
    },
  ],
  fields: [
    {
      id: 'sender',
      label: {
        en: 'Name of the sender',
        ar: 'اسم المرسل',
        nl: 'Naam van de afzender',
        fr: 'Nom de l’expéditeur',
      } satisfies LocalText,
      required: true,
    },
    {
      id: 'reference',
      label: {
        en: 'Reference of the transfer',
        ar: 'مرجع التحويل',
        nl: 'Kenmerk van de overschrijving',
        fr: 'Référence du virement',
      } satisfies LocalText,
      required: false,
    },
  ],
};
