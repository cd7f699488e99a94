import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/api/browser-client.ts';
import { guestQuery } from '../../lib/api/guest.ts';
import { putAnswer } from '../../lib/api/put-answer.ts';
import { whoIsHere } from '../../lib/session/who-is-here.ts';

/** Parked carts, of every module. */
export const parkedQuery = queryOptions({
  queryKey: ['cart.parked'] as const,
  queryFn: async ({ signal }) => call('cart.parked', { query: await guestQuery(), signal }),
});

/** Giving up a parked cart: one after the other, since the answer to each is the list as it was then. */
export const givingUp = (client: QueryClient) =>
  mutationOptions({
    scope: { id: 'cart.removeParked' },
    mutationFn: async (id: string) =>
      call('cart.removeParked', { params: { id }, query: await guestQuery() }),
    onMutate: whoIsHere,
    onSuccess: (carts, _id, who) => putAnswer(client, parkedQuery.queryKey, carts, who),
    onError: () => client.invalidateQueries({ queryKey: parkedQuery.queryKey }),
  });
