import { type Ctx, over } from '../../platform/context.ts';
import type { CustomerRoom } from '../accounts/index.ts';
import { listFavourites } from './wishlist.repo.ts';
import type { WishlistTables } from './wishlist.tables.ts';

/** What this room keeps of a customer; it goes with the account by the database itself. */
export const wishlistOfCustomer: CustomerRoom = {
  name: 'wishlist',
  tell: (ctx: Ctx, customerId) => listFavourites(over<WishlistTables>(ctx), customerId),
};
