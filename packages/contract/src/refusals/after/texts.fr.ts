import type { AfterTexts } from './statuses.ts';

/** French. */
export const fr: AfterTexts = {
  refusals: {
    courier_not_found: 'Ce coursier n’existe pas.',
    order_line_not_found: 'Cette ligne ne fait pas partie de la commande.',
    courier_required: 'Indiquez le coursier qui prend la commande\u00a0: courier_id.',
    refund_asked: 'Un remboursement a déjà été demandé. Il ne peut l’être qu’une fois.',
    refund_not_asked: 'Aucune demande de remboursement n’attend de réponse ici.',
    order_taken: 'Un autre coursier a pris cette commande.',
    awaiting_payment: 'Cette commande attend son paiement.',
    refunds_off: 'Ce marché ne permet pas de demander un remboursement. Contactez plutôt l’assistance.',
    not_refundable: 'Vous pourrez demander un remboursement une fois la commande livrée et payée.',
    refund_nothing: 'Il n’y a rien à rembourser\u00a0: la livraison et le pourboire ne sont pas remboursés.',
    reason_unknown: 'Choisissez un des motifs.',
    reason_required: 'Dites pourquoi, en quelques mots.',
    note_required: 'Dites-nous en quelques mots ce qui ne va pas.',
    refund_too_much: '{price} au plus peuvent être remboursés.',
    refund_of_nothing:
      'Un remboursement doit être supérieur à 0. Indiquez un montant, ou aucun pour tout rembourser.',
    stock_by_variation: 'Son stock est compté par variante. Indiquez l’une de celles-ci\u00a0: {names}.',
    no_variations: 'Cet article n’a pas de variantes\u00a0: donnez son stock sans en nommer une.',
    nothing_to_reorder: 'Rien de cette commande n’est disponible en ce moment.',
    delivery_code_wrong: 'Ce n’est pas le code de la commande. Essais restants\u00a0: {count}.',
    delivery_code_locked: 'Trop de codes erronés. Un opérateur peut clore cette commande.',
    price_missing: 'Fixez d’abord le prix de l’ordonnance.',
    not_by_prescription: 'Le magasin ne fixe le prix que des commandes sur ordonnance.',
  },
  notices: {
    refund_requested: 'Nous avons bien reçu votre demande et vous donnerons la réponse.',
    refund_withdrawn: 'La demande de remboursement a été retirée.',
    refund_answered: 'La demande a reçu sa réponse.',
    reordered: 'Ce qui est disponible est dans votre panier.',
    courier_added: 'Le coursier a été ajouté.',
    token_given: 'Gardez le jeton\u00a0: il n’est montré qu’une fois.',
    tokens_ended: 'Les jetons ont été révoqués.',
    minutes_added: 'Le client voit la nouvelle heure.',
    order_taken_on: 'Le coursier a pris la commande.',
    order_priced: 'Le prix de la commande est fixé.',
    store_silent: 'Le magasin n’a pas répondu à temps.',
    couriers_silent: 'Aucun coursier n’a pris la commande à temps.',
  },
};
