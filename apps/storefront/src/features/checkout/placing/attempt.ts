import type { PlaceBody } from '@promenade/contract/checkout';
import type { AttemptName } from '../../../lib/attempts/attempt.ts';

/** What is ordered: the cart, or a single item (ITEM-09). */
export type OrderPage = NonNullable<PlaceBody['page']>;

/** The `page` of an address; the cart if it names none. */
export const orderPageOf = (page: string | null): OrderPage =>
  page === 'buy_now' || page === 'campaign' ? page : 'cart';

/** The order of the cart and that of a single item are two attempts. */
export const attemptOf = (page: OrderPage): AttemptName =>
  page === 'cart' ? 'checkout-attempt' : 'checkout-attempt-item';
