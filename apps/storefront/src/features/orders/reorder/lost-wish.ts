import { tabStorage } from '../../../lib/session/storage.ts';

/** What to do about another store's cart; undefined if it was not asked. */
export interface OtherStore {
  readonly replace?: boolean;
  readonly keep_both?: boolean;
}

// As long as a repeated press uses the same key: consent about one cart does not apply to a later one.
const goodForMs = 600_000;

const nameOf = (orderId: string): string => `reorder ${orderId}`;

/** Stores, before it is sent, what the shopper wants to do about the other store; null once it is answered. */
export function keepWish(orderId: string, wish: OtherStore | null): void {
  tabStorage.write(nameOf(orderId), wish && JSON.stringify({ wish, atMs: Date.now() }));
}

/**
 * The unanswered choice, across a reload too: sent without it, the order would be another write, and be added to the
 * cart a second time.
 */
export function readWish(orderId: string): OtherStore {
  const kept = JSON.parse(tabStorage.read(nameOf(orderId)) ?? 'null') as {
    readonly wish: OtherStore;
    readonly atMs: number;
  } | null;
  return kept && Date.now() - kept.atMs < goodForMs ? kept.wish : {};
}
