import type { Routes } from '../../platform/http/handler.ts';
import { listParcelCategories } from './list-categories.ts';
import { quoteParcel } from './placing/quote-parcel.ts';

/** Calls of the parcels room; parcels are placed through checkout. */
export const parcelsRoutes = {
  'parcels.categories': (ctx) => listParcelCategories(ctx),
  'parcels.quote': (ctx, { body }) => quoteParcel(ctx, body),
} satisfies Routes;
