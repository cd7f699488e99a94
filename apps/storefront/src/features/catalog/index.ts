/**
 * Catalogue: the home page with its lists, store pages, the item dialog.
 * Owns finding and choosing. Does not own the cart: what a card or the dialog puts into it is handed in
 * (`CardActions`, `ItemCart`). Pages, their loaders and the dialog (`item/item-dialog.tsx`) are imported from
 * their own files, so that each page and each opening fetches only its own code.
 */
export { type CardActions, CardActionsContext } from './cards/card-actions.ts';
export type { ItemCardView, ItemView } from './cards/wire.ts';
export type { ChosenItem, ItemCart } from './item/item-cart.ts';
