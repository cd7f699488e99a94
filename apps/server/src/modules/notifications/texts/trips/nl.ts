import type { Text, TripTextKey } from '../texts.ts';

/** Dutch. */
export const nl: Readonly<Record<TripTextKey, Text>> = {
  trip_booked: {
    title: 'Rit {number} geboekt',
    body: '{store} heeft je rit {number} van {amount}. Je hoort het zodra hij is bevestigd.',
  },
  trip_paid: {
    title: 'Rit {number} betaald',
    body: 'Bedankt: {amount} is ontvangen voor je rit {number} bij {store}.',
  },
  trip_changed: {
    title: 'Rit {number} gewijzigd',
    body: 'Je rit {number} bij {store} heeft een nieuw einde en kost nu {amount}.',
  },
  trip_confirmed: { title: 'Rit {number} bevestigd', body: '{store} heeft je rit {number} aangenomen.' },
  trip_started: { title: 'Rit {number} is begonnen', body: 'Goede reis met {store}.' },
  trip_completed: {
    title: 'Rit {number} is voorbij',
    body: 'Je rit {number} bij {store} is afgerond. Hoe was het?',
  },
  trip_canceled: { title: 'Rit {number} geannuleerd', body: 'Je hebt je rit {number} geannuleerd.' },
  trip_failed: {
    title: 'Rit {number} is niet betaald',
    body: 'Rit {number} is niet op tijd betaald; de voertuigen zijn weer vrij.',
  },
  trip_waiting: {
    title: 'Betaal rit {number}',
    body: 'De voertuigen van je rit {number} van {amount} blijven {minutes} vastgehouden. Betaal binnen die tijd.',
  },
  trip_refunded: {
    title: 'Terugbetaling van rit {number}',
    body: 'Je krijgt {amount} terug voor rit {number} bij {store}.',
  },
  trip_canceled_by_provider: {
    title: 'Rit {number} geannuleerd',
    body: '{store} heeft je rit {number} geannuleerd.',
  },
  trip_canceled_by_market: {
    title: 'Rit {number} geannuleerd',
    body: 'Je rit {number} is geannuleerd.',
  },
};
