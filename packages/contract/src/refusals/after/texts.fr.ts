import type { AfterTexts } from './statuses.ts';

/** French. */
export const fr: AfterTexts = {
  refusals: {
    courier_not_found: 'Ce coursier n’existe pas.',
    refund_asked: 'Un remboursement a déjà été demandé. Cela se fait une seule fois.',
    refund_not_asked: 'Aucune demande de remboursement n’attend de réponse ici.',
    order_taken: 'Un autre coursier a pris cette commande.',
    awaiting_payment: 'Cette commande attend son paiement.',
    refunds_off: 'Ce marché ne rembourse pas sur demande. Contactez l’assistance.',
    not_refundable: 'Un remboursement se demande une fois la commande livrée et payée.',
    reason_unknown: 'Choisissez un des motifs.',
    reason_required: 'Dites pourquoi, en quelques mots.',
    note_required: 'Dites-nous en quelques mots ce qui ne va pas.',
    refund_too_much: '{price} au plus peuvent être remboursés.',
    refund_of_nothing: 'On ne rembourse pas zéro. Indiquez un montant, ou aucun pour tout rembourser.',
    stock_by_variation: 'Son stock est compté par variante. Indiquez l’une de celles-ci : {names}.',
    no_variations: 'Cet article n’a pas de variantes : donnez son stock sans en nommer une.',
    nothing_to_reorder: 'Rien de cette commande n’est disponible en ce moment.',
    delivery_code_wrong: 'Ce n’est pas le code de la commande. Essais restants : {count}.',
    delivery_code_locked: 'Trop de codes erronés. Un opérateur peut clore cette commande.',
    price_missing: 'Indiquez d’abord le prix de l’ordonnance.',
    not_by_prescription: 'Seule une commande sur ordonnance reçoit son prix du magasin.',
  },
  notices: {
    refund_requested: 'Votre demande est arrivée. La réponse vous sera donnée.',
    refund_withdrawn: 'La demande de remboursement a été retirée.',
    refund_answered: 'La demande a reçu sa réponse.',
    reordered: 'Ce qui est disponible est dans votre panier.',
    courier_added: 'Le coursier a été ajouté.',
    token_given: 'Gardez le jeton : il n’est montré qu’une fois.',
    tokens_ended: 'Les jetons ont pris fin.',
    minutes_added: 'Le client voit la nouvelle heure.',
    order_taken_on: 'La commande est au coursier.',
    order_priced: 'La commande a son prix.',
    store_silent: 'Le magasin n’a pas répondu à temps.',
  },
};
