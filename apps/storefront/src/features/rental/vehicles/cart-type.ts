import type { RentalType } from '@promenade/domain/rental';
import { useSyncExternalStore } from 'react';

// Cards are rendered by the server without a cart; the cart's kind of trip is passed to them here once it is known.
let type: RentalType | null = null;
const listeners = new Set<() => void>();

/** Tells every card the kind of trip in the cart; null without a cart. */
export function tellCartType(next: RentalType | null): void {
  if (next === type) return;
  type = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/**
 * The cart's rental type, which takes precedence over the search's (RENT-04); null on the server and without a cart.
 */
export const useCartType = (): RentalType | null =>
  useSyncExternalStore(
    subscribe,
    () => type,
    () => null,
  );
