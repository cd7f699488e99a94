import { type QueryKey, useQueryClient } from '@tanstack/react-query';

/** Refetches a list after an attempt to delete a row: after a refusal, too, the row may have been deleted elsewhere. */
export function useRefreshed(queryKey: QueryKey): { readonly onSettled: () => void } {
  const queryClient = useQueryClient();
  return { onSettled: () => void queryClient.invalidateQueries({ queryKey }) };
}
