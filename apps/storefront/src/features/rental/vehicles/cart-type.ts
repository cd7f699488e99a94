import type { RentalType } from '@promenade/domain/rental';
import { useSyncExternalStore } from 'react';

// Cards are drawn by the server without a cart; what kind of trip the cart is for reaches them here once it is known.
let type: RentalType | null = null;
const listeners = new Set<() => void>();

/** Tells every card what kind of trip the cart is for; null without a cart. */
export function tellCartType(next: RentalType | null): void {
  if (next === type) return;
  type = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The cart's rental type, which goes before the search's (RENT-04); null on the server and without a cart. */
export const useCartType = (): RentalType | null =>
  useSyncExternalStore(
    subscribe,
    () => type,
    () => null,
  );
