import type { PaymentTexts } from './statuses.ts';

/** Dutch. */
export const nl: PaymentTexts = {
  refusals: {
    webhook_rejected: 'De handtekening van dit bericht is ongeldig, of de inhoud is onleesbaar.',
    payment_not_found: 'Deze betaling bestaat niet.',
    payment_over: 'De tijd om te betalen is voorbij.',
    payment_not_awaited: 'Deze betaling wordt niet meer verwacht.',
    proof_field_required: '{field} is verplicht',
    offline_method_unknown: 'Deze rekening neemt geen betalingen meer aan. Kies een andere.',
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
