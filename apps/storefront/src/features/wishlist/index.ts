/**
 * Wishlist: hearts, and the drawer of favourites.
 * Owns whether something is a favourite; other features are handed the heart by the app.
 * Does not own what an item or a store looks like elsewhere (catalog).
 */
export { Heart, type HeartProps } from './heart.tsx';
export { WishlistButton } from './wishlist-button.tsx';
