import type { PaymentTexts } from './statuses.ts';

/** Dutch. */
export const nl: PaymentTexts = {
  refusals: {
    webhook_rejected: 'Dit bericht is niet ondertekend zoals afgesproken, of onleesbaar.',
    payment_not_found: 'Deze betaling bestaat niet.',
    payment_over: 'De tijd om te betalen is voorbij.',
    proof_field_required: '{field} is verplicht',
    offline_method_unknown: 'Naar deze rekening wordt niet meer betaald. Kies een andere.',
    payment_unavailable:
      'De betaaldienst antwoordt niet. Probeer het zo meteen opnieuw, of betaal op een andere manier.',
  },
  notices: {
    payment_updated: 'Betaalgegevens bijgewerkt.',
    proof_kept: 'Bedankt. De betaling wordt gecontroleerd.',
    payment_confirmed: 'Betaling bevestigd.',
    payment_declined: 'Betaling geweigerd.',
  },
};
