import type { Choices } from '@promenade/domain/catalog';
import type { ItemView } from '../cards/wire.ts';
import type { HeldLine } from './draft/draft.ts';

/** A shopper's complete choices. */
export interface ChosenItem {
  readonly item: ItemView;
  readonly choices: Choices;
  readonly quantity: number;
}

/** What the dialog needs of the cart. Provided by the application, since the cart is another feature. */
export interface ItemCart {
  /** Until it is ready, no item has lines. */
  readonly isKnown: boolean;
  /** The cart's lines of an item. */
  readonly linesOf: (itemId: string) => readonly HeldLine[];
  readonly busy: boolean;
  /** `onDone` is called once the server has accepted. */
  readonly add: (chosen: ChosenItem, onDone: () => void) => void;
  /** Replaces what is ordered without the cart by it (ITEM-09). */
  readonly buy: (chosen: ChosenItem, onDone: () => void) => void;
  readonly update: (lineId: string, chosen: ChosenItem, onDone: () => void) => void;
}
