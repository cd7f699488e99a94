import type { NotificationTexts } from './texts.ts';
import { fr as trips } from './trips/fr.ts';

/** French. */
export const fr: NotificationTexts = {
  texts: {
    ...trips,
    message_received: {
      title: '{writer} vous a écrit',
      body: 'Lisez le message de {writer} et répondez-y dans votre messagerie.',
    },
    message_from_support: {
      title: 'L’assistance vous a écrit',
      body: 'Lisez la réponse de notre assistance dans votre messagerie.',
    },
    order_placed: {
      title: 'Commande {number} passée',
      body: '{store} a votre commande {number} de {amount}. Vous serez prévenu dès sa confirmation.',
    },
    order_paid: {
      title: 'Commande {number} payée',
      body: 'Merci\u00a0: {amount} sont arrivés pour votre commande {number} chez {store}.',
    },
    order_confirmed: {
      title: 'Commande {number} confirmée',
      body: '{store} a accepté votre commande {number}.',
    },
    order_ready: {
      title: 'Commande {number} prête',
      body: 'Vous pouvez retirer votre commande {number} chez {store}.',
    },
    order_on_the_way: {
      title: 'Commande {number} en route',
      body: 'Le coursier a votre commande {number} de {store}.',
    },
    order_delivered: { title: 'Commande {number} livrée', body: 'Merci de votre commande chez {store}.' },
    order_collected: { title: 'Commande {number} retirée', body: 'Merci de votre commande chez {store}.' },
    parcel_turned_back: {
      title: 'Le colis {number} revient',
      body: 'Le coursier vous rapporte le colis {number}. Votre code de retour est {code}.',
    },
    order_canceled: {
      title: 'Commande {number} annulée',
      body: 'Vous avez annulé votre commande {number}.',
    },
    order_failed: {
      title: 'Commande {number} non payée',
      body: 'La commande {number} n’a pas été payée à temps et n’a donc pas été transmise au magasin.',
    },
    order_failed_by_market: {
      title: 'Commande {number} non exécutée',
      body: 'Votre commande {number} n’a pas pu être exécutée.',
    },
    payment_waiting: {
      title: 'Payez la commande {number}',
      body: 'Votre commande {number} de {amount} est gardée pour vous pendant {minutes}. Veuillez payer dans ce délai.',
    },
    payment_expiring: {
      title: 'Encore {minutes} pour payer',
      body: 'Un paiement de {amount} est toujours attendu. Payez, ou choisissez un autre moyen.',
    },
    payment_failed: {
      title: 'Le paiement a échoué',
      body: 'Le paiement de {amount} n’a pas abouti. Réessayez, ou choisissez un autre moyen de paiement.',
    },
    refund_asked: {
      title: 'Remboursement demandé pour la commande {number}',
      body: 'Nous avons bien reçu votre demande de {amount} et vous donnerons la réponse.',
    },
    refund_paid: {
      title: 'Remboursement de la commande {number}',
      body: 'Vous êtes remboursé de {amount} pour la commande {number}.',
    },
    refund_refused: {
      title: 'Pas de remboursement pour la commande {number}',
      body: 'Votre demande de remboursement de la commande {number} n’a pas été acceptée.',
    },
    wallet_funded: {
      title: 'De l’argent dans votre portefeuille',
      body: '{amount} ont été ajoutés à votre portefeuille.',
    },
    points_earned: {
      title: '{points} points de fidélité',
      body: 'Une commande livrée vous a rapporté {points} points.',
    },
    cashback_earned: {
      title: '{amount} de cashback',
      body: 'Votre cashback de {amount} sur une commande livrée est dans votre portefeuille.',
    },
    referral_earned: {
      title: '{amount} pour la première commande de votre ami',
      body: 'Une personne que vous avez invitée a commandé\u00a0: {amount} sont dans votre portefeuille.',
    },
    prescription_placed: {
      title: 'Commande {number} passée',
      body: '{store} a votre ordonnance, commande {number}. Vous serez informé de son prix.',
    },
    prescription_confirmed: {
      title: 'Commande {number} confirmée',
      body: '{store} a accepté votre commande {number}. Avec votre ordonnance, elle revient à {amount}.',
    },
    parcel_placed: {
      title: 'Colis {number} enregistré',
      body: 'Votre colis {number} est enregistré pour {amount}. Vous serez prévenu dès qu’un coursier l’accepte.',
    },
    parcel_paid: {
      title: 'Colis {number} payé',
      body: 'Merci\u00a0: {amount} sont arrivés pour votre colis {number}.',
    },
    parcel_confirmed: {
      title: 'Colis {number} confirmé',
      body: 'Un coursier vient chercher votre colis {number}.',
    },
    parcel_on_the_way: { title: 'Colis {number} en route', body: 'Le coursier a votre colis {number}.' },
    parcel_delivered: {
      title: 'Colis {number} livré',
      body: 'Votre colis {number} est chez son destinataire.',
    },
    parcel_returned: {
      title: 'Colis {number} de retour',
      body: 'Votre colis {number} est de nouveau chez vous.',
    },
    parcel_canceled: { title: 'Colis {number} annulé', body: 'Vous avez annulé votre colis {number}.' },
    parcel_canceled_by_courier: {
      title: 'Colis {number} annulé',
      body: 'Le coursier a annulé votre colis {number}.',
    },
    parcel_canceled_by_market: { title: 'Colis {number} annulé', body: 'Votre colis {number} a été annulé.' },
    parcel_waiting: {
      title: 'Payez le colis {number}',
      body: 'Votre colis {number} de {amount} est gardé pour vous pendant {minutes}. Veuillez payer dans ce délai.',
    },
    parcel_failed: {
      title: 'Colis {number} non payé',
      body: 'Le colis {number} n’a pas été payé à temps\u00a0: aucun coursier ne viendra le chercher.',
    },
    parcel_failed_by_market: {
      title: 'Colis {number} non livré',
      body: 'Votre colis {number} n’a pas pu être livré.',
    },
    order_on_the_way_code: {
      title: 'Commande {number} en route',
      body: 'Le coursier a votre commande {number} de {store}. Votre code de livraison est {code}. Donnez-le au coursier à la porte.',
    },
    parcel_on_the_way_code: {
      title: 'Colis {number} en route',
      body: 'Le coursier a votre colis {number}. Son code de livraison est {code}. Le destinataire le donne au coursier à la porte.',
    },
    order_ready_code: {
      title: 'Commande {number} prête',
      body: 'Vous pouvez retirer votre commande {number} chez {store}. Votre code est {code}.',
    },
    order_canceled_by_store: {
      title: 'Commande {number} annulée',
      body: '{store} a annulé votre commande {number}.',
    },
    order_canceled_by_courier: {
      title: 'Commande {number} annulée',
      body: 'Le coursier a annulé votre commande {number}.',
    },
    order_canceled_by_market: {
      title: 'Commande {number} annulée',
      body: 'Votre commande {number} a été annulée.',
    },
  },
  untaken: 'Rien ne vous a été prélevé.',
  late: 'Un paiement qui arriverait encore vous serait remboursé par le même moyen.',
  returned: 'Ce que vous avez payé vous revient.',
  reason: 'Motif\u00a0: {reason}',
};
