import { Refusal } from '@promenade/contract/client';
import { isAnswer } from './is-answer.ts';
import {
  type InvalidateOptions,
  type InvalidateQueryFilters,
  MutationCache,
  notifyManager,
  type Query,
  QueryCache,
  QueryClient,
  type QueryKey,
} from '@tanstack/react-query';
import { awaitIfAway } from '../connection/await-market.ts';
import { onReturn } from '../connection/on-return.ts';
import { showRefusal } from './refusal-toasts.ts';

declare module '@tanstack/react-query' {
  interface Register {
    /** `quiet`: the screen itself shows the error, no toast. */
    mutationMeta: { readonly quiet?: boolean };
  }
}

// A refusal is an answer; only a lost connection or a server error is worth a retry.
const worthRetry = (failures: number, error: Error): boolean =>
  navigator.onLine && failures < 2 && !isAnswer(error);

/**
 * Asks again for what is shown whenever the market is back, if it failed or may have changed meanwhile: the library
 * does so for the device's own connection alone. Returns a function that ends it.
 */
export function askAgainOnReturn(client: QueryClient): () => void {
  const queries = client.getQueryCache();
  const endAsking = onReturn(() => {
    const predicate = (query: Query): boolean => query.state.status === 'error' || query.isStale();
    void client.refetchQueries({ type: 'active', predicate }, { cancelRefetch: false });
  });
  const endWatching = queries.subscribe((event) => {
    if (event.type !== 'updated' || event.action.type !== 'error') return;
    if (!isAnswer(event.action.error)) void awaitIfAway();
  });
  return () => {
    endAsking();
    endWatching();
  };
}

// Their timer lets a second press through before the button is busy, and the request is sent twice.
notifyManager.setScheduler(queueMicrotask);

/**
 * Invalidated queries are refetched even while their first fetch is in flight: the library would join that older
 * fetch and treat its answer as current.
 */
class Queries extends QueryClient {
  override invalidateQueries<Key extends QueryKey>(
    filters?: InvalidateQueryFilters<Key>,
    options?: InvalidateOptions,
  ): Promise<void> {
    const underWay = this.getQueryCache().findAll({ ...filters, type: 'active', fetchStatus: 'fetching' });
    for (const query of underWay) if (query.state.data === undefined) void query.cancel({ silent: true });
    return super.invalidateQueries(filters, options);
  }
}

/** One per page. `connectionLost` is the text for a call that got no answer, or one without a message. */
export function createQueryClient(connectionLost: string): QueryClient {
  // A call without an answer fails with the browser's own message, in English: screens show ours instead.
  const name = (error: Error): void => {
    if (!(error instanceof Refusal && error.message)) error.message = connectionLost;
  };
  return new Queries({
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        retry: worthRetry,
        refetchOnWindowFocus: false,
        // Without a connection too: the worker may have cached the answer, and if not, the screen says so at once.
        networkMode: 'always',
        refetchOnReconnect: true,
      },
      // A press takes effect now or fails: nothing is sent by itself minutes later.
      mutations: { networkMode: 'always' },
    },
    queryCache: new QueryCache({
      onError: (error, { state: { data, fetchMeta } }) => {
        name(error);
        // More of a list was requested by a press; the list itself is there and needs no message.
        if (data !== undefined && fetchMeta?.fetchMore) showRefusal(error, connectionLost);
      },
    }),
    mutationCache: new MutationCache({
      onError: (error, _input, _result, mutation) => {
        if (error instanceof Refusal) name(error);
        if (!mutation.meta?.quiet) showRefusal(error, connectionLost);
      },
    }),
  });
}
