import type { Reply } from '@promenade/contract/calls';
import type { PlaceBody } from '@promenade/contract/checkout';
import { call } from '../../../lib/api/browser-client.ts';
import { askFirst, type Outcome } from '../../../lib/attempts/send-once.ts';
import { attemptOf, type OrderPage } from './attempt.ts';

const ask = (body: PlaceBody, idempotencyKey: string): Promise<Reply<'checkout.place'>> =>
  call('checkout.place', { body, idempotencyKey, answeredOnly: true });

/** The outcome of an order whose answer was lost; asking places nothing. */
export const askOrder = (page: OrderPage): Promise<Outcome<Reply<'checkout.place'>>> =>
  askFirst(attemptOf(page), ask);
