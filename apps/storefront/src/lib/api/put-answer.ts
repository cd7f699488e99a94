import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { isStillHere } from '../session/who-is-here.ts';

/**
 * Puts what the server has just answered in its place. A read that is still under way began before: it would be heard
 * later, and put back what was. What was answered to another one, who has left meanwhile, is nobody's here.
 * @param who was here when it was asked ({@link whoIsHere})
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
