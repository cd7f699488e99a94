import { createContext, use } from 'react';
import type { ItemCardView } from './wire.ts';

/** What a card can do beyond showing an item. Provided by the application, since the cart is another feature. */
export interface CardActions {
  /** Opens the item's dialog. */
  readonly open: (item: ItemCardView) => void;
  /** Adds one to the cart, or opens the dialog if something has to be chosen first. */
  readonly add: (item: ItemCardView) => void;
  /** Prefetches what opening will need. */
  readonly prepare: (item: ItemCardView) => void;
  /** The quantity of it in the cart. */
  readonly countOf: (itemId: string) => number;
  /** The item that is being added to the cart. */
  readonly addingId: string | null;
}

export const CardActionsContext = createContext<CardActions | null>(null);

export function useCardActions(): CardActions {
  const actions = use(CardActionsContext);
  if (!actions) throw new Error('useCardActions outside of CardActionsContext');
  return actions;
}
