import { tabStorage } from '../../../lib/session/storage.ts';

/** What is done about a cart of another store; nothing where it has not been asked. */
export interface OtherStore {
  readonly replace?: boolean;
  readonly keep_both?: boolean;
}

// As long as what is pressed again goes under its key: what was agreed to of a cart is not agreed to of a later one.
const goodForMs = 600_000;

const nameOf = (orderId: string): string => `reorder ${orderId}`;

/** Notes, before it is sent, what the shopper wants done about the other store; null once it is answered. */
export function keepWish(orderId: string, wish: OtherStore | null): void {
  tabStorage.write(nameOf(orderId), wish && JSON.stringify({ wish, atMs: Date.now() }));
}

/**
 * What was sent and not answered, over a reload too: sent again without it, the order would be another write, and come
 * into the cart a second time.
 */
export function readWish(orderId: string): OtherStore {
  const kept = JSON.parse(tabStorage.read(nameOf(orderId)) ?? 'null') as {
    readonly wish: OtherStore;
    readonly atMs: number;
  } | null;
  return kept && Date.now() - kept.atMs < goodForMs ? kept.wish : {};
}
