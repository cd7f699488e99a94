import type { PartnerTexts } from './statuses.ts';

/** French. */
export const fr: PartnerTexts = {
  refusals: {
    application_not_found: 'Aucune demande ne porte cette référence.',
    application_waiting: 'Une demande avec cette adresse e-mail attend déjà sa réponse.',
    application_decided: 'Cette demande a déjà reçu la décision contraire.',
    courier_works_here:
      'Un coursier avec ce numéro de téléphone travaille déjà ici\u00a0: {name}. Si c’est la même personne, donnez un nouveau jeton au coursier {id} (POST ops/tokens) et refusez cette demande.',
    courier_under_way:
      'Commandes encore chez {name}\u00a0: {count}. Confiez-les à un autre coursier, ou attendez qu’elles soient arrivées.',
    add_on_not_found: 'Ce magasin n’a pas ce supplément.',
    choices_elsewhere: 'Les articles de ce rayon n’ont pas d’options de ce type.',
    choice_twice: '«\u00a0{name}\u00a0» apparaît deux fois.',
    choice_bounds:
      '«\u00a0{name}\u00a0»\u00a0: le minimum et le maximum ne correspondent pas au nombre de valeurs.',
    variation_not_made: '«\u00a0{name}\u00a0» ne combine pas une option de chaque choix.',
    unit_too_dear: 'Avec toutes ses options, une unité coûte plus de {amount}.',
    last_name_required: 'Le nom est obligatoire',
    store_name_required: 'Indiquez le nom de l’enseigne.',
    minutes_invalid: 'Indiquez de 1 à 240 minutes.',
    minutes_reversed: 'Le délai le plus long est plus court que le plus bref.',
    identity_type_required: 'Choisissez le type de votre pièce d’identité.',
    identity_number_required: 'Indiquez le numéro de votre pièce d’identité, 4 caractères au moins.',
    vehicle_required: 'Choisissez votre véhicule.',
    hours_empty: 'Indiquez vos horaires pour un jour au moins.',
    hours_time: '{day}\u00a0: indiquez des heures comme 09:00.',
    hours_overlap: '{day}\u00a0: ces heures en chevauchent d’autres.',
    always_open: 'Ce magasin est toujours ouvert\u00a0: il n’a pas d’horaires.',
    zone_unknown: 'Choisissez une des zones.',
    module_not_here: 'Choisissez ce qui est proposé dans cette zone.',
    place_required: 'Indiquez le lieu\u00a0: sa latitude et sa longitude.',
    point_outside_zone:
      'Ce lieu est à {distance} km en dehors de {zone}. Déplacez l’épingle ou choisissez une autre zone.',
    plan_unknown: 'Choisissez une des formules.',
    file_missing: 'Il manque un fichier.',
    document_format: 'Un document est un PDF ou une image jpg, png, jpeg ou gif.',
    document_too_large: 'Le document dépasse 2 Mo.',
  },
  notices: {
    application_received: 'Votre demande est arrivée. La réponse viendra par e-mail.',
    partner_approved: 'La demande est acceptée.',
    partner_refused: 'La demande est refusée, et son auteur en connaît le motif.',
    item_added: 'L’article est en vente.',
    item_changed: 'L’article est modifié.',
  },
};
