import type { AfterTexts } from './statuses.ts';

/** Dutch. */
export const nl: AfterTexts = {
  refusals: {
    courier_not_found: 'Deze koerier bestaat niet.',
    order_line_not_found: 'Deze regel hoort niet bij de bestelling.',
    courier_required: 'Geef aan welke koerier de bestelling neemt: courier_id.',
    refund_asked: 'Er is al terugbetaling gevraagd. Dat kan maar één keer.',
    refund_not_asked: 'Hier wacht geen verzoek om terugbetaling op antwoord.',
    order_taken: 'Een andere koerier heeft deze bestelling aangenomen.',
    awaiting_payment: 'Deze bestelling wacht op betaling.',
    refunds_off: 'In deze markt kun je geen terugbetaling vragen. Neem contact op met de klantenservice.',
    not_refundable: 'Je kunt terugbetaling vragen zodra de bestelling bezorgd en betaald is.',
    refund_nothing: 'Er is niets terug te betalen: bezorging en fooi worden niet terugbetaald.',
    reason_unknown: 'Kies een van de redenen.',
    reason_required: 'Zeg in een paar woorden waarom.',
    note_required: 'Vertel in een paar woorden wat er mis is.',
    refund_too_much: 'Er kan hoogstens {price} worden terugbetaald.',
    refund_of_nothing:
      'Een terugbetaling moet meer dan 0 zijn. Noem een bedrag, of geen om alles terug te betalen.',
    stock_by_variation: 'De voorraad wordt per variant geteld. Noem een van deze: {names}.',
    no_variations: 'Dit artikel heeft geen varianten: geef de voorraad zonder variant.',
    nothing_to_reorder: 'Van deze bestelling is nu niets beschikbaar.',
    delivery_code_wrong: 'Dit is niet de code van de bestelling. Pogingen over: {count}.',
    delivery_code_locked: 'Te veel verkeerde codes. Een beheerder kan deze bestelling afsluiten.',
    price_missing: 'Vul eerst de prijs van het recept in.',
    not_by_prescription: 'De winkel bepaalt alleen de prijs van bestellingen op recept.',
  },
  notices: {
    refund_requested: 'We hebben je verzoek ontvangen en laten je het antwoord weten.',
    refund_withdrawn: 'Het verzoek om terugbetaling is ingetrokken.',
    refund_answered: 'Het verzoek is beantwoord.',
    reordered: 'Wat beschikbaar is, ligt in je mandje.',
    courier_added: 'De koerier is toegevoegd.',
    token_given: 'Bewaar het token: het wordt één keer getoond.',
    tokens_ended: 'De tokens zijn ingetrokken.',
    minutes_added: 'De klant ziet de nieuwe tijd.',
    order_taken_on: 'De koerier heeft de bestelling aangenomen.',
    order_priced: 'De prijs van de bestelling is vastgesteld.',
    store_silent: 'De winkel heeft niet op tijd geantwoord.',
    couriers_silent: 'Geen koerier heeft het op tijd aangenomen.',
  },
};
