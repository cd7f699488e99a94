import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { changeConnection } from '../connection/connection.ts';
import { useTranslation } from '../i18n/use-translation.ts';
import { type Leaving, leaveSignal } from '../session/leave-signal.ts';
import { tabStorage } from '../session/storage.ts';
import { subscribeWrites, writeSignal } from '../session/write-signal.ts';
import { goHomeSaying } from '../toast/go-home.ts';
import { askAgainOnReturn, createQueryClient } from './query-client.ts';

const deleted: Leaving = 'deleted';

let shared: QueryClient | undefined;

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
    else changeConnection({ leftElsewhere: true });
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

/**
 * Provides the query cache to its children. Pages are rendered from loaders and need none; what does (drawers,
 * dialogs, checkout) loads it, so that no first page does.
 */
export function Queries({ children }: { readonly children: ReactNode }) {
  const { t } = useTranslation();
  const [client] = useState(() => clientFor(t('common.connectionLost')));
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}
