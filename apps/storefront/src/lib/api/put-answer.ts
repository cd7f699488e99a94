import type { QueryClient, QueryKey } from '@tanstack/react-query';

/**
 * Puts what the server has just answered in its place. A read that is still under way began before: it would be heard
 * later, and put back what was.
 */
export async function putAnswer<Answer>(
  client: QueryClient,
  queryKey: QueryKey,
  answer: Answer,
): Promise<void> {
  await client.cancelQueries({ queryKey, exact: true });
  client.setQueryData(queryKey, answer);
}
