import type { Routes } from '../../platform/endpoints.ts';
import { placeOrder } from './place-order.ts';
import { quoteOrder } from './quote-order.ts';

/** Calls of checkout. */
export const checkoutRoutes = {
  'checkout.quote': (ctx, { body }) => quoteOrder(ctx, body),
  'checkout.place': (ctx, { body }) => placeOrder(ctx, body),
} satisfies Routes;
