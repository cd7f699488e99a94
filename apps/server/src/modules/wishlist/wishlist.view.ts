import type { Reply } from '@promenade/contract/calls';

type Wishlist = Reply<'wishlist.list'>;

/** The wishlist as the wire tells it: the catalogue's own cards, under the names of WISH-04. */
export function viewWishlist(items: Wishlist['item'], stores: Wishlist['store']): Wishlist {
  return { item: items, store: stores };
}
