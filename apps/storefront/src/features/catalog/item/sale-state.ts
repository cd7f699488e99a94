import type { ItemView } from '../cards/wire.ts';

/** ITEM-06, ITEM-08: whether the item can be put into the cart as things stand. */
export type SaleState = 'on_sale' | 'sold_out' | 'scheduled' | 'outside_window';

type Sold = Pick<ItemView, 'stock' | 'available' | 'schedule_order'> & Partial<Pick<ItemView, 'variations'>>;

export function saleState({ stock, variations = [], available, schedule_order }: Sold): SaleState {
  // An item with variations counts in these.
  const soldOut = variations.length > 0 ? variations.every((one) => one.stock <= 0) : stock === 0;
  if (soldOut) return 'sold_out';
  if (available) return 'on_sale';
  return schedule_order ? 'scheduled' : 'outside_window';
}

const mostCharacters = 130;

/** ITEM-01: a description is cut at 130 characters; null where there is nothing to cut. */
export function cutDescription(text: string): string | null {
  const characters = [...text];
  return characters.length > mostCharacters
    ? `${characters.slice(0, mostCharacters).join('').trimEnd()}…`
    : null;
}
