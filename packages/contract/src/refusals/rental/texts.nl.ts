import type { RentalTexts } from './statuses.ts';

/** Dutch. */
export const nl: RentalTexts = {
  refusals: {
    vehicle_not_found: 'Dit voertuig is hier niet te huur.',
    provider_not_found: 'Deze verhuurder is hier niet.',
    provider_required: 'Zeg welke verhuurder: store_id.',
    trip_not_found: 'Deze rit bestaat niet.',
    trip_cart_not_found: 'Dit ritmandje bestaat niet.',
    trip_unit_not_found: 'Dit voertuig hoort niet bij de rit.',
    other_provider:
      'Je mandje heeft voertuigen van {provider}. Maak het leeg om er een van een andere verhuurder toe te voegen.',
    trip_type_differs: 'Wil je het soort rit wijzigen?',
    trip_duration_differs: 'Het mandje is voor {hours} uur. Wijzigen naar {asked} uur?',
    trip_type_conflict: 'Sommige voertuigen in het mandje worden zo niet verhuurd.',
    handover_written: 'Deze overdracht is al vastgelegd.',
    vehicle_promised:
      'Een andere rit zou dit voertuig daarvoor nog krijgen, en er is geen ander vrij: {trips}. Geef die een ander voertuig, annuleer hem, of begin met even_so.',
    unit_taken: 'Dit voertuig is dan op een andere rit.',
    rental_wishlist_target: 'Noem één voertuig of één verhuurder.',
    vehicle_not_available: 'Dit voertuig is niet beschikbaar op deze ophaaltijd',
    vehicle_quantity: 'Je kunt niet meer dan {count} stuks van dit voertuig toevoegen.',
    vehicle_options_limit: 'Een voertuig kan tot {count} huuropties hebben; er kan niets meer bij',
    vehicle_trip_type_missing: 'Dit voertuig wordt zo niet verhuurd. Kies een ander soort rit.',
    trip_missing: 'Zeg waar en hoe lang voordat je een voertuig toevoegt.',
    pickup_outside_zones: '{provider} verhuurt daar niet. De dichtstbijzijnde zone waar dat wel kan: {zone}.',
    duration_required: 'Zeg hoe lang.',
    destination_required: 'Zeg waarheen: een rit per afstand heeft een bestemming nodig.',
    trip_cart_changed: 'Je rit is intussen elders veranderd. Bekijk hem nog eens voor je boekt.',
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
    vehicle_changed: 'Het voertuig is gewijzigd.',
    provider_changed: 'De verhuurder is gewijzigd.',
    trip_booked: 'Je rit is geboekt.',
    trip_canceled: 'De rit is geannuleerd.',
    trip_changed: 'De rit is gewijzigd.',
    trip_moved: 'De rit is verder gezet.',
    trip_refunded: 'Het geld gaat terug zoals het is betaald.',
    handover_kept: 'Vastgelegd.',
  },
};
