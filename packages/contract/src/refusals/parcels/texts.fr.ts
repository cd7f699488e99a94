import type { ParcelTexts } from './statuses.ts';

/** French. */
export const fr: ParcelTexts = {
  refusals: {
    parcel_category_not_found: 'Ce type de colis n’est pas accepté ici.',
    parcel_no_pickup:
      'Les colis ne sont pas pris là-bas\u00a0: l’adresse de l’expéditeur est hors de toutes les zones.',
    parcel_no_delivery:
      'Les colis ne sont pas livrés là-bas\u00a0: l’adresse du destinataire est hors de toutes les zones.',
    not_returning: 'Ce colis n’est pas sur le chemin du retour.',
    parcel_not_cancelable: 'Le colis ne peut plus être annulé.',
    parcels_off: 'Aucun colis n’est accepté ici pour le moment.',
    parcel_same_place:
      'L’expéditeur et le destinataire sont au même endroit. Choisissez une autre adresse pour l’un des deux.',
    receiver_pays_cash: 'Le destinataire paie en espèces à la porte.',
    return_code_wrong: 'Ce n’est pas le code de retour. Essais restants\u00a0: {count}.',
  },
  notices: {
    parcel_turned_back: 'Le coursier rapporte le colis. Votre code de retour est {code}.',
    parcel_given_up: 'Rapportez le colis à son expéditeur, qui a le code de retour.',
    parcel_returned: 'Le colis est revenu chez son expéditeur.',
  },
};
