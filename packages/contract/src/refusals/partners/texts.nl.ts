import type { PartnerTexts } from './statuses.ts';

/** Dutch. */
export const nl: PartnerTexts = {
  refusals: {
    application_not_found: 'Er is geen aanmelding met dit kenmerk.',
    application_waiting: 'Een aanmelding met dit e-mailadres wacht al op antwoord.',
    application_decided: 'Over deze aanmelding is al anders besloten.',
    courier_works_here:
      'Er werkt hier al een koerier met dit telefoonnummer: {name}. Is het dezelfde persoon, geef koerier {id} dan een nieuw token (POST ops/tokens) en wijs deze aanmelding af.',
    courier_under_way:
      'Bestellingen die {name} nog heeft: {count}. Geef ze aan een andere koerier, of wacht tot ze zijn aangekomen.',
    add_on_not_found: 'Deze winkel heeft die extra niet.',
    choices_elsewhere: 'Artikelen van deze afdeling hebben geen opties van dit soort.',
    choice_twice: '‘{name}’ staat er twee keer.',
    choice_bounds: '‘{name}’: het minimum en het maximum passen niet bij het aantal waarden.',
    variation_not_made: '‘{name}’ is geen combinatie van één optie van elke keuze.',
    unit_too_dear: 'Met alle opties kost één stuk meer dan {amount}.',
    last_name_required: 'Achternaam is verplicht',
    store_name_required: 'Vul een naam in.',
    minutes_invalid: 'Vul een aantal minuten van 1 tot 240 in.',
    minutes_reversed: 'De langste tijd is korter dan de kortste.',
    identity_type_required: 'Kies het soort identiteitsbewijs.',
    identity_number_required: 'Vul het nummer van je identiteitsbewijs in, minstens 4 tekens.',
    vehicle_required: 'Kies waarmee je rijdt.',
    hours_empty: 'Vul voor minstens één dag openingstijden in.',
    hours_time: '{day}: vul tijden in zoals 09:00.',
    hours_overlap: '{day}: deze uren overlappen andere.',
    always_open: 'Deze winkel is altijd open: er zijn geen openingstijden.',
    zone_unknown: 'Kies een van de zones.',
    module_not_here: 'Kies iets wat in deze zone wordt aangeboden.',
    place_required: 'Geef de locatie op: de breedte- en lengtegraad.',
    point_outside_zone:
      'Deze plek ligt {distance} km buiten {zone}. Verplaats de speld of kies een andere zone.',
    plan_unknown: 'Kies een van de plannen.',
    file_missing: 'Er ontbreekt een bestand.',
    document_format: 'Een document is een PDF of een foto (jpg, png, jpeg of gif).',
    document_too_large: 'Het document is groter dan 2 MB.',
  },
  notices: {
    application_received: 'Je aanmelding is aangekomen. Het antwoord komt per e-mail.',
    partner_approved: 'De aanmelding is goedgekeurd.',
    partner_refused: 'De aanmelding is afgewezen, en wie zich aanmeldde, hoort waarom.',
    item_added: 'Het artikel staat te koop.',
    item_changed: 'Het artikel is gewijzigd.',
  },
};
