import type { Reply } from '@promenade/contract/calls';

/** Shapes of the wire by the names this room uses. */
export type StoreCardView = Reply<'catalog.stores'>['stores'][number];
export type StoreView = Reply<'catalog.store'>;
export type ItemCardView = Reply<'catalog.popularItems'>['items'][number];
export type ItemView = Reply<'catalog.item'>;
export type CategoryView = Reply<'catalog.categories'>[number];
