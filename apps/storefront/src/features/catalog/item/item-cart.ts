import type { Choices } from '@promenade/domain/catalog';
import type { ItemView } from '../cards/wire.ts';
import type { HeldLine } from './draft.ts';

/** What a shopper chose, complete. */
export interface ChosenItem {
  readonly item: ItemView;
  readonly choices: Choices;
  readonly quantity: number;
}

/** What the dialog needs of the cart. The application provides it: the cart is another feature. */
export interface ItemCart {
  /** Until it is, there are no lines of any item. */
  readonly isKnown: boolean;
  /** The cart's lines of an item. */
  readonly linesOf: (itemId: string) => readonly HeldLine[];
  readonly busy: boolean;
  /** `onDone` is called once the server has agreed. */
  readonly add: (chosen: ChosenItem, onDone: () => void) => void;
  /** Puts it in the place of what is ordered past the cart (ITEM-09). */
  readonly buy: (chosen: ChosenItem, onDone: () => void) => void;
  readonly update: (lineId: string, chosen: ChosenItem, onDone: () => void) => void;
}
