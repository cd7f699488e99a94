import type { Text, TripTextKey } from '../texts.ts';

/** French. */
export const fr: Readonly<Record<TripTextKey, Text>> = {
  trip_booked: {
    title: 'Trajet {number} réservé',
    body: '{store} a votre trajet {number} de {amount}. Vous serez prévenu dès sa confirmation.',
  },
  trip_paid: {
    title: 'Trajet {number} payé',
    body: 'Merci\u00a0: {amount} sont arrivés pour votre trajet {number} chez {store}.',
  },
  trip_changed: {
    title: 'Trajet {number} modifié',
    body: 'Votre trajet {number} chez {store} a une nouvelle fin et coûte désormais {amount}.',
  },
  trip_confirmed: { title: 'Trajet {number} confirmé', body: '{store} a accepté votre trajet {number}.' },
  trip_started: { title: 'Trajet {number} commencé', body: 'Bonne route avec {store}.' },
  trip_completed: {
    title: 'Trajet {number} terminé',
    body: 'Votre trajet {number} chez {store} est terminé. Comment était-ce\u00a0?',
  },
  trip_canceled: { title: 'Trajet {number} annulé', body: 'Vous avez annulé votre trajet {number}.' },
  trip_failed: {
    title: 'Trajet {number} non payé',
    body: 'Le trajet {number} n’a pas été payé à temps\u00a0; ses véhicules sont de nouveau libres.',
  },
  trip_waiting: {
    title: 'Payez le trajet {number}',
    body: 'Les véhicules de votre trajet {number} de {amount} sont gardés pendant {minutes}. Veuillez payer dans ce délai.',
  },
  trip_refunded: {
    title: 'Remboursement du trajet {number}',
    body: 'Vous êtes remboursé de {amount} pour le trajet {number} chez {store}.',
  },
  trip_canceled_by_provider: {
    title: 'Trajet {number} annulé',
    body: '{store} a annulé votre trajet {number}.',
  },
  trip_canceled_by_market: {
    title: 'Trajet {number} annulé',
    body: 'Votre trajet {number} a été annulé.',
  },
};
