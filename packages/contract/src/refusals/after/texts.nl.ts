import type { AfterTexts } from './statuses.ts';

/** Dutch. */
export const nl: AfterTexts = {
  refusals: {
    courier_not_found: 'Deze koerier bestaat niet.',
    refund_asked: 'Er is al om terugbetaling gevraagd. Dat kan één keer.',
    refund_not_asked: 'Hier wacht geen verzoek om terugbetaling op antwoord.',
    order_taken: 'Een andere koerier heeft deze bestelling aangenomen.',
    awaiting_payment: 'Deze bestelling wacht op betaling.',
    refunds_off: 'Deze markt betaalt niet terug op verzoek. Vraag om hulp.',
    not_refundable: 'Terugbetaling kan worden gevraagd als de bestelling bezorgd en betaald is.',
    reason_unknown: 'Kies een van de redenen.',
    reason_required: 'Zeg in een paar woorden waarom.',
    note_required: 'Vertel in een paar woorden wat er mis is.',
    refund_too_much: 'Er kan hoogstens {price} worden terugbetaald.',
    refund_of_nothing: 'Niets terugbetalen kan niet. Noem een bedrag, of geen voor alles.',
    stock_by_variation: 'De voorraad wordt per variant geteld. Noem een van deze: {names}.',
    no_variations: 'Dit artikel heeft geen varianten: geef de voorraad zonder variant.',
    nothing_to_reorder: 'Van deze bestelling is nu niets te krijgen.',
    delivery_code_wrong: 'Dit is niet de code van de bestelling. Pogingen over: {count}.',
    delivery_code_locked: 'Te veel verkeerde codes. Een beheerder kan deze bestelling afsluiten.',
    price_missing: 'Zeg eerst wat het recept kost.',
    not_by_prescription: 'Alleen een bestelling op recept krijgt haar prijs van de winkel.',
  },
  notices: {
    refund_requested: 'Je verzoek is aangekomen. Je hoort het antwoord.',
    refund_withdrawn: 'Het verzoek om terugbetaling is ingetrokken.',
    refund_answered: 'Het verzoek is beantwoord.',
    reordered: 'Wat er te krijgen is, ligt in je winkelwagen.',
    courier_added: 'De koerier is toegevoegd.',
    token_given: 'Bewaar het token: het wordt één keer getoond.',
    tokens_ended: 'De tokens zijn beëindigd.',
    minutes_added: 'De klant ziet de nieuwe tijd.',
    order_taken_on: 'De bestelling is voor de koerier.',
    order_priced: 'De bestelling heeft haar prijs.',
    store_silent: 'De winkel heeft niet op tijd geantwoord.',
  },
};
