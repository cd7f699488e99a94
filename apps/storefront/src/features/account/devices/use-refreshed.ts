import { type QueryKey, useQueryClient } from '@tanstack/react-query';

/** Fetches a list again once a row was to go: after a refusal, too, it went elsewhere. */
export function useRefreshed(queryKey: QueryKey): { readonly onSettled: () => void } {
  const queryClient = useQueryClient();
  return { onSettled: () => void queryClient.invalidateQueries({ queryKey }) };
}
