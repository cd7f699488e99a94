/**
 * Catalog: the home page with its lists, store pages and the item dialog. Owns finding and choosing. Does not own the
 * cart: how a card or the dialog adds to it is passed in (`CardActions`, `ItemCart`). Pages, their loaders and the
 * dialog (`item/item-dialog.tsx`) are imported from their own files, so that each page and each dialog loads only its
 * own code.
 */
export { type CardActions, CardActionsContext } from './cards/card-actions.ts';
export type { ItemCardView, ItemView } from './cards/wire.ts';
export type { ChosenItem, ItemCart } from './item/item-cart.ts';
