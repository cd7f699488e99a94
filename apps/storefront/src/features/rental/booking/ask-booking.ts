import type { Body, Reply } from '@promenade/contract/calls';
import { call } from '../../../lib/api/browser-client.ts';
import { askFirst, type Outcome } from '../../../lib/attempts/send-once.ts';

export const bookingAttempt = 'trip-attempt';

const ask = (body: Body<'trips.book'>, idempotencyKey: string): Promise<Reply<'trips.book'>> =>
  call('trips.book', { body, idempotencyKey, answeredOnly: true });

/** The outcome of a booking whose answer was lost; asking books nothing. */
export const askBooking = (): Promise<Outcome<Reply<'trips.book'>>> => askFirst(bookingAttempt, ask);
