import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useState, useSyncExternalStore } from 'react';
import { changeConnection, readConnection, subscribeConnection } from '../connection/connection.ts';
import { useTranslation } from '../i18n/use-translation.ts';
import { readStored, subscribeStored } from '../session/browser-store.ts';
import { type Leaving, leaveSignal } from '../session/leave-signal.ts';
import { tabStorage } from '../session/storage.ts';
import { subscribeWrites, writeSignal } from '../session/write-signal.ts';
import { goHomeSaying } from '../toast/go-home.ts';
import { askAgainOnReturn, createQueryClient } from './query-client.ts';

const deleted: Leaving = 'deleted';

let shared: QueryClient | undefined;
// How often a shopper has signed out in another tab while this page was open.
let departures = 0;

const askAnew = (client: QueryClient, room: string) =>
  void client.invalidateQueries({ predicate: ({ queryKey }) => String(queryKey[0]).startsWith(`${room}.`) });

/**
 * Another tab has signed in or out: cached answers, and what the previous shopper left here, belong to somebody else.
 * Or it has changed a list, which is refetched.
 */
function followOtherTabs(client: QueryClient): QueryClient {
  addEventListener('storage', ({ key, newValue }) => {
    if (key === writeSignal && newValue !== null) askAnew(client, newValue);
    if (key === 'token' || key === null) void client.resetQueries();
    if (key !== leaveSignal || newValue === null) return;
    tabStorage.clear();
    // Nobody is asked to sign in for something that is gone.
    if (newValue === deleted) goHomeSaying('success', 'account.deleted');
    else {
      departures += 1;
      changeConnection({ leftElsewhere: true });
    }
  });
  // Whoever has signed in since is not told of it.
  subscribeStored(() => {
    if (readConnection().leftElsewhere && readStored('token') !== null)
      changeConnection({ leftElsewhere: false });
  });
  return client;
}

/** One cache for the whole page in a browser; one for each rendering on the server. */
export function clientFor(connectionLost: string): QueryClient {
  if (typeof window === 'undefined') return createQueryClient(connectionLost);
  if (shared) return shared;
  const client = followOtherTabs(createQueryClient(connectionLost));
  subscribeWrites((room) => askAnew(client, room));
  askAgainOnReturn(client);
  shared = client;
  return client;
}

const useDepartures = (): number =>
  useSyncExternalStore(
    subscribeConnection,
    () => departures,
    () => departures,
  );

/**
 * Provides the query cache to its children. Pages are rendered from loaders and need none; what does (drawers,
 * dialogs, checkout) loads it, so that no first page does. The children start anew when a shopper signs out in another
 * tab: what was typed and chosen in them belongs to nobody who comes after.
 */
export function Queries({ children }: { readonly children: ReactNode }) {
  const { t } = useTranslation();
  const [client] = useState(() => clientFor(t('common.connectionLost')));
  return (
    <QueryClientProvider key={useDepartures()} client={client}>
      {children}
    </QueryClientProvider>
  );
}
