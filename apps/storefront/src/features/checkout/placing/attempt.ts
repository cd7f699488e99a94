import type { PlaceBody } from '@promenade/contract/checkout';

/**
 * An order that was sent and not answered yet. Its key goes with every further try, through retries and reloads,
 * so that a lost answer never makes a second order; the bodies are those that may have arrived under it.
 */
export interface Attempt {
  readonly key: string;
  readonly bodies: readonly PlaceBody[];
}

/** What is ordered: the cart, or the one item chosen past it (ITEM-09). */
export type OrderPage = NonNullable<PlaceBody['page']>;

/** The `page` of an address; the cart where it names none. */
export const orderPageOf = (page: string | null): OrderPage =>
  page === 'buy_now' || page === 'campaign' ? page : 'cart';

// The cart's order and one past it are two attempts.
const nameOf = (page: OrderPage): string => (page === 'cart' ? 'checkout-attempt' : 'checkout-attempt-item');

export function readAttempt(page: OrderPage): Attempt | null {
  try {
    const kept = JSON.parse(sessionStorage.getItem(nameOf(page)) ?? 'null') as Partial<Attempt> | null;
    return typeof kept?.key === 'string' && Array.isArray(kept.bodies) ? (kept as Attempt) : null;
  } catch {
    return null;
  }
}

const same = (a: PlaceBody, b: PlaceBody): boolean => JSON.stringify(a) === JSON.stringify(b);

/** Notes that a body is about to be sent: under the key of the open attempt, else under a new one. */
export function openAttempt(body: PlaceBody, newKey: () => string): Attempt {
  const page = body.page ?? 'cart';
  const open = readAttempt(page) ?? { key: newKey(), bodies: [] };
  const bodies = open.bodies.some((sent) => same(sent, body)) ? open.bodies : [...open.bodies, body];
  const attempt = { key: open.key, bodies };
  try {
    sessionStorage.setItem(nameOf(page), JSON.stringify(attempt));
  } catch {
    // Storage is refused: the key still holds for the tries of this page.
  }
  return attempt;
}

/** The server has answered: the next order is another one. */
export function closeAttempt(page: OrderPage): void {
  sessionStorage.removeItem(nameOf(page));
}
