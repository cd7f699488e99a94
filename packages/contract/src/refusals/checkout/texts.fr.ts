import type { CheckoutTexts } from './statuses.ts';

/** French. */
export const fr: CheckoutTexts = {
  prescription_not_found: 'Cette photo d’ordonnance n’est plus disponible. Envoyez-la de nouveau.',
  quote_expired: 'Cette facture a expiré. En voici une nouvelle.',
  wallet_part_changed:
    'Votre portefeuille peut maintenant en payer {amount}, et non le montant affiché. Vérifiez ce qu’il reste à payer, puis appuyez de nouveau.',
  prescription_required: 'Veuillez envoyer la photo de votre ordonnance',
  prescription_too_many: 'Vous pouvez envoyer au plus 3 photos à la fois.',
  prescription_orders_off: 'Ce magasin ne prend pas de commande sur ordonnance seule.',
};
