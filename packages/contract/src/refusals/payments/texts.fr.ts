import type { PaymentTexts } from './statuses.ts';

/** French. */
export const fr: PaymentTexts = {
  refusals: {
    webhook_rejected: 'La signature de ce message n’est pas valable, ou son contenu est illisible.',
    payment_not_found: 'Ce paiement n’existe pas.',
    payment_over: 'Le délai de paiement est écoulé.',
    payment_not_awaited: 'Ce paiement n’est plus attendu.',
    proof_field_required: '{field} est obligatoire',
    offline_method_unknown: 'Ce compte ne reçoit plus de paiements. Choisissez-en un autre.',
    payment_unavailable:
      'Le prestataire de paiement ne répond pas. Réessayez dans un instant, ou payez autrement.',
  },
  notices: {
    payment_updated: 'Informations de paiement mises à jour.',
    proof_kept: 'Merci. Le paiement est en cours de vérification.',
    payment_confirmed: 'Paiement confirmé.',
    payment_declined: 'Paiement refusé.',
  },
};
