import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api/browser-client.ts';
import { guestQuery } from '../../lib/api/guest.ts';

/** Parked carts, of every module. */
export const parkedQuery = queryOptions({
  queryKey: ['cart.parked'] as const,
  queryFn: async ({ signal }) => call('cart.parked', { query: await guestQuery(), signal }),
});
