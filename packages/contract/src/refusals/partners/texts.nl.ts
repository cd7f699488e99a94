import type { PartnerTexts } from './statuses.ts';

/** Dutch. */
export const nl: PartnerTexts = {
  refusals: {
    application_not_found: 'Er is geen aanmelding met dit kenmerk.',
    application_waiting: 'Een aanmelding met dit e-mailadres wacht al op antwoord.',
    application_decided: 'Deze aanmelding is eerder anders beantwoord.',
    courier_works_here:
      'Er werkt hier al een koerier met dit telefoonnummer: {name}. Is het dezelfde persoon, geef koerier {id} dan een nieuw token (POST ops/tokens) en wijs deze aanvraag af.',
    courier_under_way:
      'Bestellingen die {name} nog heeft: {count}. Geef ze aan een andere koerier, of wacht tot ze zijn aangekomen.',
    add_on_not_found: 'Deze winkel heeft die extra niet.',
    choices_elsewhere: 'Artikelen van deze module worden niet zo gekozen.',
    choice_twice: '‘{name}’ staat er twee keer.',
    choice_bounds: '‘{name}’: het minste en het meeste passen niet bij wat er te kiezen is.',
    variation_not_made: '‘{name}’ bestaat niet uit één optie van elke vraag.',
    unit_too_dear: 'Met alle keuzes komt één stuk op meer dan {amount}.',
    last_name_required: 'Achternaam is verplicht',
    store_name_required: 'Vertel hoe de zaak heet.',
    minutes_invalid: 'Geef een aantal minuten van 1 tot 240.',
    minutes_reversed: 'De langste tijd is korter dan de kortste.',
    identity_type_required: 'Kies het soort identiteitsbewijs.',
    identity_number_required: 'Geef het nummer van uw identiteitsbewijs, minstens 4 tekens.',
    vehicle_required: 'Kies waarmee u rijdt.',
    hours_empty: 'Vertel wanneer u open bent, minstens op één dag.',
    hours_time: '{day}: geef tijden zoals 09:00.',
    hours_overlap: '{day}: deze uren overlappen andere.',
    always_open: 'Deze winkel is altijd open: er zijn geen openingstijden.',
    zone_unknown: 'Kies een van de zones.',
    module_not_here: 'Kies iets wat in deze zone wordt aangeboden.',
    place_required: 'Toon waar het is: de breedte- en lengtegraad van de plek.',
    point_outside_zone:
      'Deze plek ligt {distance} km buiten {zone}. Verplaats de speld of kies een andere zone.',
    plan_unknown: 'Kies een van de plannen.',
    file_missing: 'Hier ontbreekt een bestand.',
    document_format: 'Een document is een PDF of een foto (jpg, png, jpeg of gif).',
    document_too_large: 'Het document is groter dan 2 MB.',
  },
  notices: {
    application_received: 'Uw aanmelding is aangekomen. Het antwoord komt per e-mail.',
    partner_approved: 'De aanmelding is goedgekeurd.',
    partner_refused: 'De aanmelding is afgewezen en de reden is geschreven.',
    item_added: 'Het artikel staat te koop.',
    item_changed: 'Het artikel is gewijzigd.',
  },
};
