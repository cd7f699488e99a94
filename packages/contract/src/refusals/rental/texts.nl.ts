import type { RentalTexts } from './statuses.ts';

/** Dutch. */
export const nl: RentalTexts = {
  refusals: {
    vehicle_not_found: 'Dit voertuig is hier niet te huur.',
    provider_not_found: 'Deze verhuurder is hier niet beschikbaar.',
    provider_required: 'Geef aan welke verhuurder: store_id.',
    trip_not_found: 'Deze rit bestaat niet.',
    trip_cart_not_found: 'Dit ritmandje bestaat niet.',
    trip_unit_not_found: 'Dit voertuig hoort niet bij de rit.',
    trip_line_not_found: 'Dit voertuig hoort niet bij je rit.',
    other_provider:
      'Je mandje heeft voertuigen van {provider}. Maak het leeg om er een van een andere verhuurder toe te voegen.',
    trip_type_differs: 'Wil je het soort rit wijzigen?',
    trip_duration_differs: 'Het mandje is voor {hours} uur. Wijzigen naar {asked} uur?',
    trip_type_conflict: 'Sommige voertuigen in het mandje worden zo niet verhuurd.',
    handover_written: 'Deze overdracht is al vastgelegd.',
    vehicle_promised:
      'Dit voertuig is daarvoor nog gereserveerd voor een andere rit, en er is geen ander vrij: {trips}. Geef die rit een ander voertuig, annuleer hem, of begin met even_so.',
    vehicle_not_back:
      'Dit voertuig is nog niet terug van een andere rit, en er is geen ander vrij: {trips}. Rond die rit af, of begin met even_so.',
    unit_taken: 'Dit voertuig is op dat moment bezet door een andere rit.',
    unit_not_back:
      'Dit voertuig is niet terug van een andere rit: {trips}. Rond eerst die rit af of wijs een ander voertuig toe.',
    trip_awaiting_payment: 'Deze rit wacht op betaling.',
    rental_wishlist_target: 'Noem één voertuig of één verhuurder.',
    vehicle_not_available: 'Dit voertuig is niet beschikbaar op deze ophaaltijd',
    vehicle_quantity: 'Je kunt niet meer dan {count} stuks van dit voertuig toevoegen.',
    vehicle_options_limit: 'Een voertuig kan tot {count} huuropties hebben; er kan niets meer bij',
    vehicle_trip_type_missing: 'Dit voertuig wordt zo niet verhuurd. Kies een ander soort rit.',
    trip_missing: 'Vul in waar en hoe lang voordat je een voertuig toevoegt.',
    pickup_outside_zones:
      '{provider} geeft daar geen voertuigen mee. De dichtstbijzijnde zone waar dat wel kan: {zone}.',
    duration_required: 'Vul een duur in: minstens een uur, of een dag voor een rit per dag.',
    destination_required: 'Vul een bestemming in: een rit per afstand heeft er een nodig.',
    destination_too_near:
      'De bestemming moet minstens {metres} m van de ophaalplek liggen. Wil je terugkomen waar je begint, huur dan per uur of per dag.',
    pickup_too_far: 'Een rit kan uiterlijk op {date} beginnen. Kies een eerdere dag.',
    trip_cart_changed:
      'Je rit is in een ander tabblad of op een ander apparaat gewijzigd. Bekijk hem nog eens voor je boekt.',
    trip_cart_empty: 'Je ritmandje is leeg.',
    provider_inactive: 'Deze verhuurder neemt nu geen ritten aan.',
    trip_nothing_due: 'Er hoeft niets meer betaald te worden.',
    trip_not_cancelable: 'De rit kan niet meer worden geannuleerd.',
    trip_not_changeable: 'De rit kan niet meer worden gewijzigd.',
    trip_not_completed: 'Je kunt een voertuig beoordelen als de rit voorbij is.',
    handover_not_now: 'Dit kan nu niet worden vastgelegd.',
    odometer_went_back:
      'De kilometerteller stond bij het ophalen op {kilometres} km: bij het terugbrengen kan hij niet lager staan.',
  },
  notices: {
    vehicle_added: 'Het voertuig is aan je mandje toegevoegd.',
    vehicle_let: 'Het voertuig kan nu worden gehuurd.',
    vehicle_changed: 'Voertuig bijgewerkt.',
    provider_changed: 'Verhuurder bijgewerkt.',
    trip_booked: 'Je rit is geboekt.',
    trip_canceled: 'De rit is geannuleerd.',
    trip_changed: 'De rit is gewijzigd.',
    trip_moved: 'De rit is bijgewerkt.',
    trip_refunded: 'Het geld gaat terug via dezelfde betaalwijze.',
    handover_kept: 'Vastgelegd.',
  },
};
