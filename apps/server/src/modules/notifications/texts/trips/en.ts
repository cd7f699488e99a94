import type { Text, TripTextKey } from '../texts.ts';

/** English. */
export const en: Readonly<Record<TripTextKey, Text>> = {
  trip_booked: {
    title: 'Trip {number} booked',
    body: '{store} has your trip {number} of {amount}. You will hear when it is confirmed.',
  },
  trip_paid: {
    title: 'Trip {number} paid',
    body: 'Thank you: {amount} has arrived for your trip {number} with {store}.',
  },
  trip_changed: {
    title: 'Trip {number} changed',
    body: 'Your trip {number} with {store} has a new end and now costs {amount}.',
  },
  trip_confirmed: { title: 'Trip {number} confirmed', body: '{store} has accepted your trip {number}.' },
  trip_started: { title: 'Trip {number} has begun', body: 'Have a good trip with {store}.' },
  trip_completed: {
    title: 'Trip {number} is over',
    body: 'Your trip {number} with {store} is complete. How was it?',
  },
  trip_canceled: { title: 'Trip {number} cancelled', body: 'You have cancelled your trip {number}.' },
  trip_failed: {
    title: 'Trip {number} was not paid',
    body: 'Trip {number} was not paid in time, so its vehicles have been released.',
  },
  trip_waiting: {
    title: 'Pay for trip {number}',
    body: 'The vehicles of your trip {number} of {amount} are held for {minutes}. Please pay within that time.',
  },
  trip_refunded: {
    title: 'Refund for trip {number}',
    body: '{amount} is on its way back to you for trip {number} with {store}.',
  },
  trip_canceled_by_provider: {
    title: 'Trip {number} cancelled',
    body: '{store} has cancelled your trip {number}.',
  },
  trip_canceled_by_market: {
    title: 'Trip {number} cancelled',
    body: 'Your trip {number} was cancelled.',
  },
};
