/**
 * Wishlist: the items and stores that a customer has marked as favourites.
 * Owns the marks, one row each.
 * Does not own the items and stores: they are read through the catalog, as far as they are visible in the zone and module.
 */
export { wishlistRoutes } from './wishlist.routes.ts';
export { wishlistOfCustomer } from './wishlist-of-customer.ts';
