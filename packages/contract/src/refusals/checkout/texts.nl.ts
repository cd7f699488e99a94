import type { CheckoutTexts } from './statuses.ts';

/** Dutch. */
export const nl: CheckoutTexts = {
  prescription_not_found: 'Deze foto van een recept wordt niet meer bewaard. Stuur hem opnieuw.',
  quote_expired: 'De rekening is ouder dan mag. Hier is ze opnieuw.',
  prescription_required: 'Upload een foto van je recept',
  prescription_too_many: 'Je kunt hoogstens 3 foto’s tegelijk sturen.',
  prescription_orders_off: 'Deze winkel neemt geen bestellingen op recept alleen aan.',
};
