/**
 * Wishlist: the favourite buttons, and the drawer of favourites.
 * Owns whether something is a favourite; the app gives other features the button.
 * Does not own what an item or a store looks like elsewhere (catalog).
 */
export { Heart, type HeartProps } from './heart.tsx';
export { WishlistButton } from './wishlist-button.tsx';
