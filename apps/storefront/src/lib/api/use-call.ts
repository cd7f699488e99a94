import type { CallInput, Client } from '@promenade/contract/client';
import type { Reply } from '@promenade/contract/calls';
import type { CallId } from '@promenade/contract/paths';
import { queryOptions, type UseMutationResult, useMutation } from '@tanstack/react-query';
import { call } from './browser-client.ts';

/**
 * A query of one call: `useQuery({ ...callQuery('catalog.item', { params: { id } }), ...cacheTimes.itemDetails })`.
 * Its key is `[id, input]`, so `invalidateQueries({ queryKey: ['cart.list'] })` finds it.
 */
export function callQuery<Id extends CallId>(id: Id, input: CallInput<Id> = {}) {
  return queryOptions<Reply<Id>, Error, Reply<Id>, readonly [Id, CallInput<Id>]>({
    queryKey: [id, input] as const,
    queryFn: ({ signal }) => call(id, { ...input, signal }),
  });
}

/** A mutation of one call, by `caller` if given; a refusal is shown as toasts unless `quiet` (SYS-06). */
export function useCall<Id extends CallId>(
  id: Id,
  options: {
    readonly quiet?: boolean;
    readonly caller?: Client;
    readonly onSuccess?: (reply: Reply<Id>) => void;
  } = {},
): UseMutationResult<Reply<Id>, Error, CallInput<Id>> {
  return useMutation<Reply<Id>, Error, CallInput<Id>>({
    mutationKey: [id],
    mutationFn: (input) => (options.caller ?? call)(id, input),
    meta: { quiet: options.quiet ?? false },
    ...(options.onSuccess ? { onSuccess: options.onSuccess } : {}),
  });
}
