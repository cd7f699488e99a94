import type { RentalTexts } from './statuses.ts';

/** French. */
export const fr: RentalTexts = {
  refusals: {
    vehicle_not_found: 'Ce véhicule n’est pas à louer ici.',
    provider_not_found: 'Ce loueur n’est pas disponible ici.',
    provider_required: 'Indiquez le loueur\u00a0: store_id.',
    trip_not_found: 'Ce trajet n’existe pas.',
    trip_cart_not_found: 'Ce panier de trajet n’existe pas.',
    trip_unit_not_found: 'Ce véhicule ne fait pas partie du trajet.',
    trip_line_not_found: 'Ce véhicule ne fait pas partie de votre trajet.',
    other_provider:
      'Votre panier contient des véhicules de {provider}. Videz-le pour en ajouter un d’un autre loueur.',
    trip_type_differs: 'Voulez-vous changer de type de trajet\u00a0?',
    trip_duration_differs: 'Le panier est pour {hours} heures. Passer à {asked} heures\u00a0?',
    trip_type_conflict: 'Certains véhicules du panier ne se louent pas ainsi.',
    handover_written: 'Cette remise est déjà consignée.',
    vehicle_promised:
      'Ce véhicule est réservé pour un autre trajet avant cela, et aucun autre n’est libre\u00a0: {trips}. Donnez un autre véhicule à ce trajet, annulez-le, ou commencez avec even_so.',
    vehicle_not_back:
      'Ce véhicule n’est pas revenu d’un autre trajet, et aucun autre n’est libre\u00a0: {trips}. Terminez ce trajet, ou commencez avec even_so.',
    unit_taken: 'Ce véhicule est pris par un autre trajet à ce moment-là.',
    unit_not_back:
      'Ce véhicule n’est pas revenu d’un autre trajet\u00a0: {trips}. Terminez d’abord ce trajet, ou attribuez un autre véhicule.',
    trip_awaiting_payment: 'Ce trajet attend son paiement.',
    rental_wishlist_target: 'Indiquez un véhicule ou un loueur.',
    vehicle_not_available: 'Ce véhicule n’est pas disponible à cette heure de retrait',
    vehicle_quantity: 'Vous ne pouvez pas ajouter plus de {count} exemplaires de ce véhicule.',
    vehicle_options_limit:
      'Un véhicule peut avoir jusqu’à {count} options de location\u00a0; aucune autre ne peut être ajoutée',
    vehicle_trip_type_missing: 'Ce véhicule ne se loue pas ainsi. Choisissez un autre type de trajet.',
    trip_missing: 'Indiquez où et pour combien de temps avant d’ajouter un véhicule.',
    pickup_outside_zones:
      '{provider} ne remet pas de véhicules à cet endroit. La zone la plus proche où c’est possible\u00a0: {zone}.',
    duration_required:
      'Indiquez une durée\u00a0: une heure au moins, ou un jour pour un trajet à la journée.',
    destination_required: 'Indiquez une destination\u00a0: elle est nécessaire pour un trajet à la distance.',
    destination_too_near:
      'La destination doit être à au moins {metres}\u00a0m du lieu de retrait. Pour revenir à votre point de départ, louez à l’heure ou au jour.',
    pickup_too_far: 'Un trajet peut commencer au plus tard le {date}. Choisissez un jour plus proche.',
    trip_cart_changed:
      'Votre trajet a été modifié dans un autre onglet ou sur un autre appareil. Vérifiez-le avant de réserver.',
    trip_cart_empty: 'Votre panier de trajet est vide.',
    provider_inactive: 'Ce loueur n’accepte pas de trajets pour le moment.',
    trip_nothing_due: 'Il ne reste rien à payer.',
    trip_not_cancelable: 'Le trajet ne peut plus être annulé.',
    trip_not_changeable: 'Le trajet ne peut plus être modifié.',
    trip_not_completed: 'Vous pourrez donner votre avis sur un véhicule une fois le trajet terminé.',
    handover_not_now: 'Cela ne peut pas être consigné maintenant.',
    odometer_went_back:
      'Le compteur affichait {kilometres} km au retrait\u00a0: il ne peut pas afficher moins au retour.',
  },
  notices: {
    vehicle_added: 'Le véhicule a été ajouté à votre panier.',
    vehicle_let: 'Le véhicule peut être loué dès maintenant.',
    vehicle_changed: 'Véhicule mis à jour.',
    provider_changed: 'Loueur mis à jour.',
    trip_booked: 'Votre trajet est réservé.',
    trip_canceled: 'Le trajet est annulé.',
    trip_changed: 'Le trajet est modifié.',
    trip_moved: 'Le trajet a été mis à jour.',
    trip_refunded: 'Le remboursement se fait par le moyen de paiement utilisé.',
    handover_kept: 'Consigné.',
  },
};
