import { useQuery } from '@tanstack/react-query';
import { call } from '../../lib/api/browser-client.ts';
import { guestQuery } from '../../lib/api/guest.ts';
import { useSignedIn } from '../../lib/session/use-stored.ts';

const runningMost = 50;
const refreshMs = 15_000;

/** The orders in progress, newest first. */
export function useRunning(enabled = true) {
  const signedIn = useSignedIn();
  return useQuery({
    queryKey: ['orders.running', signedIn],
    queryFn: async ({ signal }) =>
      call('orders.running', { query: { limit: runningMost, ...(await guestQuery()) }, signal }),
    refetchInterval: refreshMs,
    enabled,
  });
}
