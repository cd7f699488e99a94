import type { CheckoutTexts } from './statuses.ts';

/** Dutch. */
export const nl: CheckoutTexts = {
  prescription_not_found: 'Deze foto van een recept is niet meer beschikbaar. Upload hem opnieuw.',
  quote_expired: 'Deze rekening is verlopen. Hier is een nieuwe.',
  wallet_part_changed:
    'Je portemonnee kan hiervan nu {amount} betalen, niet wat er stond. Kijk wat er te betalen blijft en druk nog eens.',
  prescription_required: 'Upload een foto van je recept',
  prescription_too_many: 'Je kunt hoogstens 3 foto’s tegelijk sturen.',
  prescription_orders_off: 'Deze winkel neemt geen bestellingen op recept alleen aan.',
};
