import type { Body, Reply } from '@promenade/contract/calls';
import { call } from '../../../lib/api/browser-client.ts';
import { askFirst, type Outcome } from '../../../lib/attempts/send-once.ts';

export const parcelAttempt = 'parcel-attempt';

const ask = (body: Body<'checkout.place'>, idempotencyKey: string): Promise<Reply<'checkout.place'>> =>
  call('checkout.place', { body, idempotencyKey, answeredOnly: true });

/** The outcome of a parcel whose answer was lost; asking sends nothing. */
export const askParcel = (): Promise<Outcome<Reply<'checkout.place'>>> => askFirst(parcelAttempt, ask);
