import type { Body, Reply } from '@promenade/contract/calls';
import { call } from '../../../lib/api/browser-client.ts';
import { askFirst, type Outcome } from '../../../lib/attempts/send-once.ts';

export const prescriptionAttempt = 'prescription-attempt';

type Placed = Reply<'checkout.placePrescription'>;

const ask = (body: Body<'checkout.placePrescription'>, idempotencyKey: string): Promise<Placed> =>
  call('checkout.placePrescription', { body, idempotencyKey, answeredOnly: true });

/** The outcome of a prescription order whose answer was lost; asking places nothing. */
export const askPrescription = (): Promise<Outcome<Placed>> => askFirst(prescriptionAttempt, ask);
