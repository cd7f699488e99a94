import type { NotificationTexts } from './texts.ts';
import { nl as trips } from './trips/nl.ts';

/** Dutch. */
export const nl: NotificationTexts = {
  texts: {
    ...trips,
    message_received: {
      title: '{writer} heeft je geschreven',
      body: 'Lees het bericht van {writer} en antwoord in je inbox.',
    },
    message_from_support: {
      title: 'De klantenservice heeft je geschreven',
      body: 'Lees het antwoord van de klantenservice in je inbox.',
    },
    order_placed: {
      title: 'Bestelling {number} geplaatst',
      body: '{store} heeft je bestelling {number} van {amount}. Je hoort het zodra die is bevestigd.',
    },
    order_paid: {
      title: 'Bestelling {number} betaald',
      body: 'Bedankt: {amount} is ontvangen voor je bestelling {number} bij {store}.',
    },
    order_confirmed: {
      title: 'Bestelling {number} bevestigd',
      body: '{store} heeft je bestelling {number} aangenomen.',
    },
    order_ready: {
      title: 'Bestelling {number} staat klaar',
      body: 'Je kunt je bestelling {number} ophalen bij {store}.',
    },
    order_on_the_way: {
      title: 'Bestelling {number} is onderweg',
      body: 'De koerier heeft je bestelling {number} van {store}.',
    },
    order_delivered: {
      title: 'Bestelling {number} bezorgd',
      body: 'Bedankt voor je bestelling bij {store}.',
    },
    order_collected: {
      title: 'Bestelling {number} opgehaald',
      body: 'Bedankt voor je bestelling bij {store}.',
    },
    parcel_turned_back: {
      title: 'Pakket {number} komt terug',
      body: 'De koerier brengt je pakket {number} terug. Je retourcode is {code}.',
    },
    order_canceled: {
      title: 'Bestelling {number} geannuleerd',
      body: 'Je hebt je bestelling {number} geannuleerd.',
    },
    order_failed: {
      title: 'Bestelling {number} is niet betaald',
      body: 'Bestelling {number} is niet op tijd betaald en daarom niet doorgegeven aan de winkel.',
    },
    order_failed_by_market: {
      title: 'Bestelling {number} is niet uitgevoerd',
      body: 'Je bestelling {number} kon niet worden uitgevoerd.',
    },
    payment_waiting: {
      title: 'Betaal bestelling {number}',
      body: 'Je bestelling {number} van {amount} blijft {minutes} voor je vastgehouden. Betaal binnen die tijd.',
    },
    payment_expiring: {
      title: 'Nog {minutes} om te betalen',
      body: 'Er wordt nog op een betaling van {amount} gewacht. Betaal, of kies een andere betaalwijze.',
    },
    payment_failed: {
      title: 'De betaling is mislukt',
      body: 'De betaling van {amount} is niet gelukt. Probeer het opnieuw, of kies een andere betaalwijze.',
    },
    refund_asked: {
      title: 'Terugbetaling gevraagd voor bestelling {number}',
      body: 'We hebben je verzoek om {amount} ontvangen en laten je het antwoord weten.',
    },
    refund_paid: {
      title: 'Terugbetaling van bestelling {number}',
      body: 'Je krijgt {amount} terug voor bestelling {number}.',
    },
    refund_refused: {
      title: 'Geen terugbetaling voor bestelling {number}',
      body: 'Je verzoek om terugbetaling van bestelling {number} is niet ingewilligd.',
    },
    wallet_funded: {
      title: 'Geld in je portemonnee',
      body: '{amount} is toegevoegd aan je portemonnee.',
    },
    points_earned: {
      title: '{points} spaarpunten',
      body: 'Een bezorgde bestelling heeft je {points} punten opgeleverd.',
    },
    cashback_earned: {
      title: '{amount} terug',
      body: '{amount} van een bezorgde bestelling staat weer in je portemonnee.',
    },
    referral_earned: {
      title: '{amount} voor de eerste bestelling van je vriend',
      body: 'Iemand die je hebt uitgenodigd heeft besteld: {amount} staat in je portemonnee.',
    },
    prescription_placed: {
      title: 'Bestelling {number} geplaatst',
      body: '{store} heeft je recept, bestelling {number}. Je hoort wat het kost.',
    },
    prescription_confirmed: {
      title: 'Bestelling {number} bevestigd',
      body: '{store} heeft je bestelling {number} aangenomen. Met je recept komt het op {amount}.',
    },
    parcel_placed: {
      title: 'Pakket {number} aangemeld',
      body: 'Je pakket {number} is aangemeld voor {amount}. Je hoort het zodra een koerier het aanneemt.',
    },
    parcel_paid: {
      title: 'Pakket {number} betaald',
      body: 'Bedankt: {amount} is ontvangen voor je pakket {number}.',
    },
    parcel_confirmed: {
      title: 'Pakket {number} bevestigd',
      body: 'Een koerier komt je pakket {number} halen.',
    },
    parcel_on_the_way: {
      title: 'Pakket {number} is onderweg',
      body: 'De koerier heeft je pakket {number}.',
    },
    parcel_delivered: {
      title: 'Pakket {number} bezorgd',
      body: 'Je pakket {number} is bij de ontvanger.',
    },
    parcel_returned: { title: 'Pakket {number} is terug', body: 'Je pakket {number} is weer bij jou.' },
    parcel_canceled: {
      title: 'Pakket {number} geannuleerd',
      body: 'Je hebt je pakket {number} geannuleerd.',
    },
    parcel_canceled_by_courier: {
      title: 'Pakket {number} geannuleerd',
      body: 'De koerier heeft je pakket {number} geannuleerd.',
    },
    parcel_canceled_by_market: {
      title: 'Pakket {number} geannuleerd',
      body: 'Je pakket {number} is geannuleerd.',
    },
    parcel_waiting: {
      title: 'Betaal pakket {number}',
      body: 'Je pakket {number} van {amount} blijft {minutes} voor je vastgehouden. Betaal binnen die tijd.',
    },
    parcel_failed: {
      title: 'Pakket {number} is niet betaald',
      body: 'Pakket {number} is niet op tijd betaald, dus er komt geen koerier om het op te halen.',
    },
    parcel_failed_by_market: {
      title: 'Pakket {number} is niet bezorgd',
      body: 'Je pakket {number} kon niet worden bezorgd.',
    },
    order_on_the_way_code: {
      title: 'Bestelling {number} is onderweg',
      body: 'De koerier heeft je bestelling {number} van {store}. Je bezorgcode is {code}. Geef hem aan de koerier bij de deur.',
    },
    parcel_on_the_way_code: {
      title: 'Pakket {number} is onderweg',
      body: 'De koerier heeft je pakket {number}. De bezorgcode is {code}. De ontvanger geeft hem aan de koerier bij de deur.',
    },
    order_ready_code: {
      title: 'Bestelling {number} staat klaar',
      body: 'Je kunt je bestelling {number} ophalen bij {store}. Je code is {code}.',
    },
    order_canceled_by_store: {
      title: 'Bestelling {number} geannuleerd',
      body: '{store} heeft je bestelling {number} geannuleerd.',
    },
    order_canceled_by_courier: {
      title: 'Bestelling {number} geannuleerd',
      body: 'De koerier heeft je bestelling {number} geannuleerd.',
    },
    order_canceled_by_market: {
      title: 'Bestelling {number} geannuleerd',
      body: 'Je bestelling {number} is geannuleerd.',
    },
  },
  untaken: 'Er is niets afgeschreven.',
  late: 'Geld dat nog binnenkomt, gaat via dezelfde betaalwijze terug.',
  returned: 'Wat je hebt betaald, krijg je terug.',
  reason: 'Reden: {reason}',
};
