import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../lib/api/browser-client.ts';
import { threadKey, withEnd, withOlder } from '../known-threads.ts';
import type { Talk } from '../talk.ts';
import type { Thread } from '../wire.ts';

const pageSize = 30;
// Links to pictures are valid for ten minutes.
const linksAnewMs = 8 * 60_000;

/** One conversation: its end, the earlier parts read so far, and more on demand. */
export function useThread(talk: Talk) {
  const client = useQueryClient();
  const key = threadKey(talk);
  const { data, error, refetch } = useQuery<Thread>({
    queryKey: key,
    queryFn: async ({ signal }) => {
      const read = await call('messages.details', { query: { ...talk, limit: pageSize }, signal });
      return withEnd(client.getQueryData<Thread>(key), read);
    },
    refetchInterval: linksAnewMs,
  });
  const older = useMutation({
    mutationFn: (before: number) => call('messages.details', { query: { ...talk, before, limit: pageSize } }),
    onSuccess: (part) =>
      client.setQueryData<Thread>(key, (known) => (known ? withOlder(known, part) : known)),
  });
  return { thread: data, error, refetch, older };
}
