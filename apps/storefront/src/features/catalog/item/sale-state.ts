import { capabilitiesOf } from '@promenade/domain/modules';
import type { MessageKey } from '../../../lib/i18n/message-key.ts';
import type { ItemView } from '../cards/wire.ts';

/** ITEM-06, ITEM-08: whether the item can be added to the cart as things are. */
export type SaleState = 'on_sale' | 'sold_out' | 'scheduled' | 'outside_window';

type Sold = Pick<ItemView, 'stock' | 'available' | 'schedule_order'> & Partial<Pick<ItemView, 'variations'>>;

export function saleState({ stock, variations = [], available, schedule_order }: Sold): SaleState {
  // An item with variations is counted per variation.
  const soldOut = variations.length > 0 ? variations.every((one) => one.stock <= 0) : stock === 0;
  if (soldOut) return 'sold_out';
  if (available) return 'on_sale';
  return schedule_order ? 'scheduled' : 'outside_window';
}

/** The texts of an item's actions; a blocked one has its button disabled and cannot be bought at once. */
export interface ItemWords {
  readonly save: MessageKey;
  readonly buy: MessageKey | null;
  readonly blocked: boolean;
}

type Offered = Sold & Pick<ItemView, 'available_date_starts' | 'module_type'>;

/**
 * ITEM-02: the labels of an item's buttons; only what is available now can be bought at once, and where it could be the
 * one button left says Out of Stock (ITEM-09). `isHeld`: its line is in the cart already.
 */
export function itemWords(item: Offered, isHeld: boolean): ItemWords {
  const sale = saleState(item);
  const isCampaign = item.available_date_starts !== null;
  const isForBuying = isCampaign || capabilitiesOf(item.module_type).itemView !== 'food';
  if (sale === 'sold_out' || (sale === 'outside_window' && isForBuying))
    return { save: 'cart.outOfStock', buy: null, blocked: true };
  if (sale === 'outside_window') return { save: 'item.notNow', buy: null, blocked: true };
  if (sale === 'scheduled')
    return { save: isHeld ? 'item.update' : 'item.schedule', buy: null, blocked: false };
  const buy = isCampaign ? 'product.orderNow' : 'product.buyNow';
  return { save: isHeld ? 'item.update' : 'item.add', buy, blocked: false };
}

const mostCharacters = 130;

/** ITEM-01: a description is cut at 130 characters; null if there is nothing to cut. */
export function cutDescription(text: string): string | null {
  const characters = [...text];
  return characters.length > mostCharacters
    ? `${characters.slice(0, mostCharacters).join('').trimEnd()}…`
    : null;
}
