import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { isStillHere } from '../session/who-is-here.ts';

/**
 * Writes the server's latest answer into the query cache. Reads in flight began earlier: they would arrive later and
 * restore the old state. An answer for another shopper, who has left meanwhile, is dropped.
 * @param who the shopper at the time of the request ({@link whoIsHere})
 */
export async function putAnswer<Answer>(
  client: QueryClient,
  queryKey: QueryKey,
  answer: Answer,
  who: string,
): Promise<void> {
  if (!isStillHere(who)) return;
  await client.cancelQueries({ queryKey, exact: true });
  client.setQueryData(queryKey, answer);
}
