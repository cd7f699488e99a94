import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useTranslation } from '../i18n/use-translation.ts';
import { type Leaving, leaveSignal } from '../session/leave-signal.ts';
import { tabStorage } from '../session/storage.ts';
import { subscribeWrites, writeSignal } from '../session/write-signal.ts';
import { goHomeSaying } from '../toast/go-home.ts';
import { createQueryClient } from './query-client.ts';

const deleted: Leaving = 'deleted';

let shared: QueryClient | undefined;

const askAnew = (client: QueryClient, room: string) =>
  void client.invalidateQueries({ predicate: ({ queryKey }) => String(queryKey[0]).startsWith(`${room}.`) });

/**
 * Another tab has signed in or out: what was answered before, and what a leaver wrote here, belongs to somebody else. Or
 * it has changed a list: it is asked for anew.
 */
function followOtherTabs(client: QueryClient): QueryClient {
  addEventListener('storage', ({ key, newValue }) => {
    if (key === writeSignal && newValue !== null) askAnew(client, newValue);
    if (key === 'token' || key === null) void client.resetQueries();
    if (key !== leaveSignal || newValue === null) return;
    tabStorage.clear();
    // Nobody is asked to sign in to what is gone.
    if (newValue === deleted) goHomeSaying('success', 'account.deleted');
  });
  return client;
}

/** One cache for the whole page in a browser; one for each rendering on the server. */
export function clientFor(connectionLost: string): QueryClient {
  if (typeof window === 'undefined') return createQueryClient(connectionLost);
  if (shared) return shared;
  const client = followOtherTabs(createQueryClient(connectionLost));
  subscribeWrites((room) => askAnew(client, room));
  shared = client;
  return client;
}

/**
 * Puts the query cache within reach of what it wraps. Pages are rendered by loaders and need none of it;
 * what does (drawers, dialogs, checkout) brings it along, so that no first page carries it.
 */
export function Queries({ children }: { readonly children: ReactNode }) {
  const { t } = useTranslation();
  const [client] = useState(() => clientFor(t('common.connectionLost')));
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}
