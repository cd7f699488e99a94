/**
 * Wishlist: which items and stores a customer has marked as favourites.
 * Owns the marks: one row each, there or not there.
 * Does not own what is marked: items and stores come through catalog's door, as far as zone and module hold them.
 */
export { wishlistRoutes } from './wishlist.routes.ts';
export { wishlistOfCustomer } from './wishlist-of-customer.ts';
