import type { Routes } from '../../platform/http/handler.ts';
import { addFavourite } from './add-favourite.ts';
import { listWishlist } from './list-wishlist.ts';
import { removeFavourite } from './remove-favourite.ts';

/** Calls of the wishlist room. */
export const wishlistRoutes = {
  'wishlist.list': (ctx) => listWishlist(ctx),
  'wishlist.add': (ctx, { query, body }) => addFavourite(ctx, { ...query, ...body }),
  'wishlist.remove': (ctx, { query }) => removeFavourite(ctx, query),
} satisfies Routes;
