import { useInfiniteQuery } from '@tanstack/react-query';
import { call } from '../../../lib/api/browser-client.ts';
import { listKey } from '../known-threads.ts';

const pageSize = 20;

/** The customer's conversations, most recent first. */
export function useConversations() {
  return useInfiniteQuery({
    queryKey: [...listKey, 'pages'],
    queryFn: ({ pageParam, signal }) =>
      call('messages.list', { query: { limit: pageSize, offset: pageParam }, signal }),
    initialPageParam: 1,
    getNextPageParam: ({ total_size, limit, offset }) =>
      offset * limit < total_size ? offset + 1 : undefined,
  });
}
