import { createContext, use } from 'react';
import type { ItemCardView } from './wire.ts';

/** What a card can do beyond showing an item. The application provides it: the cart is another feature. */
export interface CardActions {
  /** Opens the item's dialog. */
  readonly open: (item: ItemCardView) => void;
  /** Puts one into the cart, or opens the dialog where something has to be chosen first. */
  readonly add: (item: ItemCardView) => void;
  /** Fetches ahead what opening will need. */
  readonly prepare: (item: ItemCardView) => void;
  /** How many of it the cart holds. */
  readonly countOf: (itemId: string) => number;
  /** The item on its way into the cart. */
  readonly addingId: string | null;
}

export const CardActionsContext = createContext<CardActions | null>(null);

export function useCardActions(): CardActions {
  const actions = use(CardActionsContext);
  if (!actions) throw new Error('useCardActions outside of CardActionsContext');
  return actions;
}
