/** Cart: the shopper's lines of one module (CART-10). Every call answers the full list of lines. */
import { z } from 'zod';
import { item } from '../catalog/item.ts';
import {
  endpoint,
  guestId,
  guestQuery,
  id,
  instant,
  moduleType,
  money,
  moneyGiven,
} from '../endpoint/index.ts';

/** Chosen values of one option group: the group by name, the values by label, in any language of the market. */
export const foodChoice = z.object({
  name: z.string().max(200),
  values: z.object({ label: z.array(z.string().max(200)).max(50) }),
});

/** A chosen variation of a shop item. */
export const variationChoice = z.object({
  type: z.string().max(200),
  price: moneyGiven.optional(),
  stock: z.number().int().optional(),
});

/** `variation` of the payloads: food choices, one shop variation, or none (api.md, Calls). */
export const variationInput = z.array(z.union([foodChoice, variationChoice])).max(30);

const quantity = z.number().int().min(1).max(9999);

const payload = {
  guest_id: guestQuery.shape.guest_id,
  model: z.enum(['Item', 'ItemCampaign']).default('Item'),
  item_id: id,
  quantity,
  price: moneyGiven.describe(
    'Price of one unit as shown to the shopper: base price plus chosen options, before discounts, without add-ons.',
  ),
  variation: variationInput.default([]),
  add_on_ids: z.array(id).max(50).default([]),
  add_on_qtys: z.array(z.number().int().min(1).max(99)).max(50).default([]),
};

/** A line of the cart. `quantity` is the line's total; `price` is that of one unit, as in requests. */
export const cartLine = z.object({
  id,
  item,
  quantity: z.number().int(),
  price: money,
  discounted_price: money.describe('Price of one unit after discounts, without add-ons.'),
  add_ons_price: money.describe('Price of the add-ons, for the whole line.'),
  total_price: money.describe('Total of the line after discounts, including add-ons.'),
  variation: z.array(z.union([foodChoice, variationChoice])),
  add_ons: z.array(z.object({ id, name: z.string(), price: money, quantity: z.number().int() })),
  problem: z
    .enum([
      'price_changed',
      'out_of_stock',
      'out_of_limits',
      'item_unavailable',
      'item_outside_window',
      'choice_unknown',
    ])
    .nullable(),
});

/** The full list of lines. */
export const cartLines = z.array(cartLine);

/** Refusals of adding and updating. */
export const cartRefusals = [
  'item_unavailable',
  'item_outside_window',
  'choice_required',
  'choice_count',
  'choice_unknown',
  'add_on_unknown',
  'out_of_stock',
  'variation_out_of_stock',
  'out_of_limits',
  'price_changed',
] as const;

/** A parked cart: kept in addition to one of another store, or replaced by a newer one at sign-in (CART-11). */
export const parkedCart = z.object({
  id,
  module_id: id,
  module_type: moduleType,
  store_name: z.string(),
  item_names: z.array(z.string()),
  quantity: z.number().int(),
  parked_at: instant,
});

/** Endpoints of the cart. */
export const cartEndpoints = {
  'cart.list': endpoint('cart.list', {
    summary: 'Lines of the cart',
    who: 'shopper',
    query: guestQuery,
    reply: cartLines,
  }),
  'cart.add': endpoint('cart.add', {
    summary:
      'Add an item. If the cart is of another store, `replace: true` empties it first (CART-05) and `keep_both: true` parks it',
    who: 'shopper',
    body: z.object({
      ...payload,
      replace: z.boolean().default(false),
      keep_both: z
        .boolean()
        .default(false)
        .describe(
          'true: park a cart of another store; takes precedence over `replace`. If the item’s store has a parked cart, the item is added to that one.',
        ),
    }),
    reply: cartLines,
    refusals: ['item_not_found', ...cartRefusals, 'other_store'],
  }),
  'cart.update': endpoint('cart.update', {
    summary: 'Set a line’s quantity and choices',
    who: 'shopper',
    body: z.object({ ...payload, cart_id: id }),
    reply: cartLines,
    refusals: [...cartRefusals, 'line_not_found', 'no_changes'],
  }),
  'cart.removeLine': endpoint('cart.removeLine', {
    summary: 'Remove a line',
    who: 'shopper',
    params: z.object({ id }),
    query: guestQuery.extend({ cart_id: id.optional() }),
    reply: cartLines,
    refusals: ['line_not_found'],
  }),
  'cart.removeLineByQuery': endpoint('cart.removeLineByQuery', {
    summary: 'Remove a line by an id in the query',
    who: 'shopper',
    query: guestQuery.extend({ cart_id: id }),
    reply: cartLines,
    refusals: ['line_not_found'],
  }),
  'cart.clear': endpoint('cart.clear', {
    summary: 'Empty the cart',
    who: 'shopper',
    query: guestQuery,
    reply: cartLines,
  }),
  'cart.parked': endpoint('cart.parked', {
    summary: 'Parked carts of all modules, newest first',
    who: 'shopper',
    query: guestQuery,
    reply: z.array(parkedCart),
  }),
  'cart.restoreParked': endpoint('cart.restoreParked', {
    summary: 'Restore a parked cart; the cart it replaces is parked instead',
    who: 'shopper',
    params: z.object({ id }),
    query: guestQuery,
    reply: cartLines,
    refusals: ['parked_cart_not_found'],
  }),
  'cart.removeParked': endpoint('cart.removeParked', {
    summary: 'Discard a parked cart',
    who: 'shopper',
    params: z.object({ id }),
    query: guestQuery,
    reply: z.array(parkedCart),
    refusals: ['parked_cart_not_found'],
  }),
  'cart.takeAlong': endpoint('cart.takeAlong', {
    summary:
      'Merge what was still added to the guest’s carts during sign-in (CART-11); carts of the same store become one',
    who: 'customer',
    body: z.object({ guest_id: guestId }),
    reply: cartLines,
  }),
  'cart.checkoutItem': endpoint('cart.checkoutItem', {
    summary:
      'The checkout item of Buy Now, which is ordered without the cart: a list of one line or none (ITEM-09)',
    who: 'shopper',
    query: guestQuery,
    reply: cartLines,
  }),
  'cart.buyNow': endpoint('cart.buyNow', {
    summary: 'Set the checkout item (Buy Now), replacing the previous one (ITEM-09)',
    who: 'shopper',
    body: z.object(payload),
    reply: cartLines,
    refusals: ['item_not_found', ...cartRefusals],
  }),
  'cart.events': endpoint('cart.events', {
    summary:
      'Live updates of the module’s cart: first its current state, then every change from any tab or device (server-sent events)',
    who: 'shopper',
    query: guestQuery,
    reply: z.object({
      lines: cartLines,
      parked: z.number().int().describe('Number of parked carts in all modules.'),
    }),
    stream: true,
  }),
} as const;
