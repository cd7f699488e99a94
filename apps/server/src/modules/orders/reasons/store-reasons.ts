import type { Reason } from './reason.ts';

/** Why a store does not make an order. */
export const storeReasons: readonly Reason[] = [
  {
    id: 'sold_out',
    text: {
      en: 'Something in the order has run out',
      ar: 'نفد شيء من الطلب',
      nl: 'Iets van de bestelling is op',
      fr: 'Un article de la commande est épuisé',
    },
  },
  {
    id: 'busy',
    text: {
      en: 'The kitchen cannot take more orders',
      ar: 'لا يستطيع المطبخ قبول طلبات أخرى',
      nl: 'De keuken kan geen bestellingen meer aan',
      fr: 'La cuisine ne peut pas prendre plus de commandes',
    },
  },
  {
    id: 'closing',
    text: {
      en: 'The store is closing',
      ar: 'المتجر على وشك الإغلاق',
      nl: 'De winkel gaat dicht',
      fr: 'Le magasin ferme',
    },
  },
  {
    id: 'address',
    text: {
      en: 'The address cannot be reached',
      ar: 'لا يمكن الوصول إلى العنوان',
      nl: 'Het adres is niet te bereiken',
      fr: 'L’adresse n’est pas accessible',
    },
  },
  {
    id: 'other',
    text: { en: 'Another reason', ar: 'سبب آخر', nl: 'Een andere reden', fr: 'Une autre raison' },
  },
];
