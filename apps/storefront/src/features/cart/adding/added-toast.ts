import type { OtherStoreWish } from '@promenade/domain/cart';
import type { MessageKey } from '../../../lib/i18n/message-key.ts';

interface AddedToast {
  readonly key: MessageKey;
  readonly durationMs?: number;
}

const longMs = 5000;

/** What is told once an item is in the cart (CART-07); what became of another store's cart stays for 5 s (CART-05). */
export const addedToasts: Readonly<Record<OtherStoreWish, AddedToast>> = {
  ask: { key: 'cart.added' },
  replace: { key: 'cart.clearedAndAdded', durationMs: longMs },
  park: { key: 'cart.keptAndAdded', durationMs: longMs },
};
