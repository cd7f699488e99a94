/** Wishlist: a customer's favourite items and stores (WISH-03, WISH-04). */
import { z } from 'zod';
import { itemCard } from '../catalog/item.ts';
import { done, endpoint, id } from '../endpoint/index.ts';

/** A favourite store (WISH-04). */
export const favouriteStore = z.object({
  id,
  slug: z.string(),
  name: z.string(),
  logo_full_url: z.string(),
  avg_rating: z.number(),
  address: z.string(),
  zone_id: id,
  module_id: id,
});

/** The whole wishlist of the module. */
export const wishlist = z.object({ item: z.array(itemCard), store: z.array(favouriteStore) });

/** An item or a store. */
export const wishlistTarget = z.object({ item_id: id.optional(), store_id: id.optional() });

/** Endpoints of the wishlist. */
export const wishlistEndpoints = {
  'wishlist.list': endpoint('wishlist.list', {
    summary: 'Favourite items and stores',
    who: 'customer',
    reply: wishlist,
  }),
  'wishlist.add': endpoint('wishlist.add', {
    summary: 'Add a favourite; a repeat is refused and changes nothing',
    who: 'customer',
    query: wishlistTarget,
    body: wishlistTarget,
    reply: done,
    refusals: ['wishlist_target', 'item_not_found', 'store_not_found', 'already_in_wishlist'],
  }),
  'wishlist.remove': endpoint('wishlist.remove', {
    summary: 'Remove a favourite',
    who: 'customer',
    query: wishlistTarget,
    reply: done,
    refusals: ['wishlist_target', 'not_in_wishlist'],
  }),
} as const;
